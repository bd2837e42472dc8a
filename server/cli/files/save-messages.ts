import { stat } from 'node:fs/promises';
import { startBar } from '#server/cli/terminal/progress.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import type { ContactArchive, StoredContact } from '#server/store/store.ts';
import { resolveFile } from './read-file.ts';
import { writeWholeFile } from './write-file.ts';

type Encode = (contacts: AsyncIterable<StoredContact>) => AsyncIterable<string | Uint8Array>;

/** Writes every message into the file, with a bar. `words` is as in "3 messages (12 KB)". */
export async function saveMessages(
  label: string,
  archive: ContactArchive,
  file: string,
  encode: Encode,
): Promise<{ path: string; count: number; words: string }> {
  const bar = startBar(label, await archive.count());
  let count = 0;
  async function* counted() {
    for await (const contact of archive.read()) {
      bar.update(++count);
      yield contact;
    }
  }
  try {
    await writeWholeFile(file, encode(counted()));
  } finally {
    bar.stop();
  }
  const path = resolveFile(file);
  const { size } = await stat(path);
  return { path, count, words: `${countMessages(count)} (${formatSize(size)})` };
}

function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
