import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredContact } from '../store/store.ts';
import { ContactsError } from './contacts-error.ts';
import { describeFileError } from './read-file.ts';

/** The mails that were written as files in `folder`, of these messages. */
export async function findMailCopies(
  folder: string,
  contacts: () => AsyncIterable<StoredContact>,
): Promise<string[]> {
  const names = new Set(await readdir(folder).catch(() => []));
  const found: string[] = [];
  if (names.size === 0) return found;
  for await (const { id } of contacts()) {
    if (names.has(`${id}.eml`)) found.push(join(folder, `${id}.eml`));
  }
  return found;
}

/** Throws `ContactsError`. */
export async function deleteMailCopies(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(file, { force: true }).catch((error: unknown) => {
      throw new ContactsError(
        `The messages are deleted, but ${file} cannot be: ${describeFileError(error)}.`,
      );
    });
  }
}
