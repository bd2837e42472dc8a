import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { describeFileError } from '#server/cli/files/read-file.ts';
import { parseEnv } from '#server/settings/env.ts';
import type { ContactArchive, ContactFilter } from '#server/store/store.ts';

/** Mails that were written as files, in full or in part, are named after their messages. */
const mailName = /^\.?(?<id>[0-9a-f-]{36})\.eml/;

/** Where mails are that were written as files: they hold the words of their messages. */
export function mailFolder(): string {
  return join(parseEnv(process.env, 'contacts').dataDir, 'mail');
}

/**
 * Does the work, and deletes the mail files of those messages that it takes away. Any
 * others stay: they may be of another database. Throws `ContactsError`.
 */
export async function withMailCopies(
  archive: ContactArchive,
  filter: ContactFilter,
  work: () => Promise<void>,
): Promise<{ deleted: number }> {
  const folder = mailFolder();
  const noFolder = await readdir(folder).then(
    () => false,
    () => true,
  );
  if (noFolder) return work().then(() => ({ deleted: 0 }));
  const before = await idsOf(archive, filter);
  let files: string[] = [];
  try {
    await work();
  } finally {
    const gone = before.difference(await idsOf(archive, filter));
    files = (await readdir(folder)).filter((name) => gone.has(idIn(name)));
    for (const file of files) await deleteMail(join(folder, file));
  }
  return { deleted: files.length };
}

function idIn(name: string): string {
  return mailName.exec(name)?.groups?.['id'] ?? '';
}

async function idsOf(archive: ContactArchive, filter: ContactFilter): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of archive.read(filter)) ids.add(id);
  return ids;
}

async function deleteMail(file: string): Promise<void> {
  await rm(file, { force: true }).catch((error: unknown) => {
    throw new ContactsError(
      `The messages are deleted, but ${file} cannot be: ${describeFileError(error)}.`,
    );
  });
}
