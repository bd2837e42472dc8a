import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '#server/cli/files/new-file.ts';
import { parseEnv } from '#server/settings/env.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** Mail files, finished or partial, are named after their messages. */
const mailName = /^\.?(?<id>[0-9a-f-]{36})\.eml/;

/** The folder of mails that the server wrote as files. They contain the texts of their messages. */
export function mailFolder(): string {
  return join(parseEnv(process.env, 'contacts').dataDir, 'mail');
}

/** Deletes the mail files of these messages, and resolves with their number. */
export async function deleteMailFiles(ids: readonly string[]): Promise<number> {
  const gone = new Set(ids);
  const names = await readdir(mailFolder()).catch(() => []);
  const files = names.filter((name) => gone.has(mailName.exec(name)?.groups?.['id'] ?? ''));
  for (const name of files) {
    const file = join(mailFolder(), name);
    await rm(file, { force: true }).catch((error: unknown) => {
      throw new OwnerError(
        `The messages are deleted, but ${file} cannot be: ${describeFileError(error)}.`,
      );
    });
  }
  return files.length;
}
