import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { inChunks } from '#server/cli/terminal/print.ts';
import { terminalJson } from '#server/cli/terminal/terminal-text.ts';
import { isObject } from '#server/http/parse-json.ts';
import type { StoredContact } from '#server/store/store.ts';
import { parseJsonText, parseRow, parseTime, toJsonRow } from './json-row.ts';
import { readLines } from './read-lines.ts';

// As version 0.1.0 has written it.
const format = 'contacts-backup';
const version = 1;

/**
 * JSON Lines: the format, one line for each message, and a trailer that counts them and has the
 * SHA-256 of all lines before it. `export` writes them as they are, `backup` compressed.
 */
export async function* toMessageLines(
  contacts: AsyncIterable<StoredContact>,
  createdAt = new Date().toISOString(),
): AsyncIterable<string> {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    yield toLine({ format, version, created_at: createdAt });
    for await (const contact of contacts) {
      count++;
      yield toLine(toJsonRow(contact));
    }
  }
  for await (const chunk of inChunks(lines())) {
    hash.update(chunk);
    yield chunk;
  }
  yield toLine({ count, sha256: hash.digest('hex') });
}

/** The same, compressed with gzip. */
export function toBackup(contacts: AsyncIterable<StoredContact>): AsyncIterable<Uint8Array> {
  return through(createGzip(), toMessageLines(contacts));
}

export interface Messages {
  createdAt: string;
  /** Rejects at the first sign that the file is not as it was written, at the latest at its end. */
  contacts: AsyncIterable<StoredContact>;
}

/** Compressed or not. Rejects where it is something else. */
export async function readMessages(
  bytes: AsyncIterable<Uint8Array>,
  findProblem: (contact: StoredContact) => string | undefined = () => undefined,
): Promise<Messages> {
  const lines = readLines(await unpack(bytes));
  const { value: first = '' } = await lines.next().catch(explain);
  const header = parseJsonText(first);
  const createdAt = isObject(header) ? parseTime(header['created_at']) : undefined;
  if (!isObject(header) || header['format'] !== format || !createdAt) {
    throw new Error('this is no file that export --json or backup wrote, or it is cut short');
  }
  if (header['version'] !== version) {
    throw new Error('this file was written by a newer version of this program');
  }
  return { createdAt, contacts: readRows(lines, first, findProblem) };
}

async function* readRows(
  lines: AsyncGenerator<string>,
  header: string,
  findProblem: (contact: StoredContact) => string | undefined,
): AsyncIterable<StoredContact> {
  const hash = createHash('sha256').update(`${header}\n`);
  let count = 0;
  const next = () => lines.next().catch(explain);
  for (let line = await next(); !line.done; line = await next()) {
    const value = parseJsonText(line.value);
    if (isObject(value) && 'sha256' in value) {
      const intact = value['count'] === count && value['sha256'] === hash.digest('hex');
      // Nothing may follow.
      if (intact && (await next()).done) return;
      break;
    }
    if (value === undefined) break;
    count++;
    const parsed = parseRow(value);
    const problem = 'problem' in parsed ? parsed.problem : findProblem(parsed.contact);
    if (problem !== undefined) throw new Error(`line ${count + 1}: ${problem}`);
    if ('contact' in parsed) yield parsed.contact;
    hash.update(`${line.value}\n`);
  }
  explain();
}

/** Unless the disk is to blame, the file is. */
function explain(error?: unknown): never {
  if ((error as NodeJS.ErrnoException | undefined)?.syscall) throw error;
  throw new Error('this file is cut short or was altered');
}

/** What gzip has compressed begins with a byte that no text begins with. */
async function unpack(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const rest = bytes[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await rest.next();
  async function* whole(): AsyncIterable<Uint8Array> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return first[0] === 0x1f ? through(createGunzip(), whole()) : whole();
}

function toLine(value: unknown): string {
  return `${terminalJson(value)}\n`;
}

function through(
  transform: Transform,
  source: AsyncIterable<string | Uint8Array>,
): AsyncIterable<Uint8Array> {
  // What fails in one of them comes out of the last.
  return pipeline(Readable.from(source), transform, () => {});
}
