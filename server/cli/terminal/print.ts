import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { terminalJson } from './terminal-text.ts';
import { wrap } from './wrap.ts';

/** Writes to stdout. Rejects with EPIPE once the reader has closed the pipe. */
export async function print(text: string | AsyncIterable<string>): Promise<void> {
  const source = Readable.from(typeof text === 'string' ? [text] : inChunks(text));
  await pipeline(source, process.stdout, { end: false });
}

/** Prints text for a person, wrapped. */
export function say(text: string): Promise<void> {
  return print(`${wrap(text)}\n`);
}

/** Prints a value for a program, on one line. */
export function printJson(value: unknown): Promise<void> {
  return print(`${terminalJson(value)}\n`);
}

/** Joins short texts: one write per line is slow for a million lines. */
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
