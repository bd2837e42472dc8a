import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { inChunks } from '#server/cli/terminal/print.ts';
import { isObject } from '#server/http/parse-json.ts';
import type { StoredContact } from '#server/store/store.ts';
import { parseJsonText, parseRow, parseTime, toJsonRow } from './json-row.ts';
import { decodeUtf8 } from './read-file.ts';
import { readLines } from './read-lines.ts';

const format = 'contacts-backup';
const version = 1;

/**
 * A backup is lines of JSON, compressed with gzip: the format, one line for each message, and a
 * seal that counts them and has the SHA-256 of all lines before it.
 */
export function toBackup(
  contacts: AsyncIterable<StoredContact>,
  createdAt: string,
): AsyncIterable<Uint8Array> {
  return through(createGzip(), seal(contacts, createdAt));
}

async function* seal(
  contacts: AsyncIterable<StoredContact>,
  createdAt: string,
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

export interface Backup {
  createdAt: string;
  /** Rejects at the first sign that the file is not as it was written, at the latest at its end. */
  contacts: AsyncIterable<StoredContact>;
}

/** Rejects where there is no backup. */
export async function openBackup(bytes: AsyncIterable<Uint8Array>): Promise<Backup> {
  const lines = readLines(decodeUtf8(through(createGunzip(), bytes)));
  const first = await lines.next().catch(() => undefined);
  const header = parseJsonText(first?.value ?? '');
  const createdAt = isObject(header) ? parseTime(header['created_at']) : undefined;
  if (!isObject(header) || header['format'] !== format || !createdAt) {
    throw new Error('this is no backup of messages, or it is cut short');
  }
  if (header['version'] !== version) {
    throw new Error('this backup was written by a newer version of this program');
  }
  return { createdAt, contacts: unseal(lines, first?.value ?? '') };
}

async function* unseal(
  lines: AsyncGenerator<string>,
  header: string,
): AsyncIterable<StoredContact> {
  const hash = createHash('sha256').update(`${header}\n`);
  let count = 0;
  let intact = false;
  try {
    for await (const line of lines) {
      const value = parseJsonText(line);
      if (isObject(value) && 'sha256' in value) {
        intact = value['count'] === count && value['sha256'] === hash.digest('hex');
        // Nothing may follow.
        intact &&= (await lines.next()).done === true;
        break;
      }
      const parsed = parseRow(value);
      if ('problem' in parsed) break;
      hash.update(`${line}\n`);
      count++;
      yield parsed.contact;
    }
  } catch (error) {
    // The disk is to blame, not the file.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    intact = false;
  }
  if (!intact) throw new Error('this backup is cut short or was altered');
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function through(
  transform: Transform,
  source: AsyncIterable<string | Uint8Array>,
): AsyncIterable<Uint8Array> {
  // What fails in one of them comes out of the last.
  return pipeline(Readable.from(source), transform, () => {});
}
