import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { terminalJson } from './terminal-text.ts';
import { wrap } from './wrap.ts';

/** Resolves once the text has been taken. Rejects with EPIPE when nobody reads it any more. */
export async function print(text: string | AsyncIterable<string>): Promise<void> {
  const source = Readable.from(typeof text === 'string' ? [text] : inChunks(text));
  await pipeline(source, process.stdout, { end: false });
}

/** Words for a person. */
export function say(text: string): Promise<void> {
  return print(`${wrap(text)}\n`);
}

/** One value for a program, on one line. */
export function printJson(value: unknown): Promise<void> {
  return print(`${terminalJson(value)}\n`);
}

/** Puts short texts together: a write for each of a million lines takes far longer. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
