import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '#server/cli/files/new-file.ts';
import { parseEnv } from '#server/settings/env.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** The folder of mails that the server wrote as files. They contain the texts of their messages. */
export function mailFolder(): string {
  return join(parseEnv(process.env, 'contacts').dataDir, 'mail');
}

/** Deletes the mail files of these messages, finished or partial. Resolves with whether there were any. */
export async function deleteMailFiles(ids: readonly string[]): Promise<boolean> {
  const files = ids
    .flatMap((id) => [`${id}.eml`, `.${id}.eml.partial`])
    .map((name) => join(mailFolder(), name))
    .filter((file) => existsSync(file));
  for (const file of files) {
    await rm(file, { force: true }).catch((error: unknown) => {
      throw new OwnerError(
        `The messages are deleted, but ${file} cannot be: ${describeFileError(error)}.`,
      );
    });
  }
  return files.length > 0;
}
