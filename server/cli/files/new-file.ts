import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { ContactsError } from '#server/cli/contacts-error.ts';

/**
 * Makes a file for the owner's eyes only, and lets `write` fill it. Replaces none, and leaves none
 * behind when `write` fails. Throws `ContactsError` when the file is to blame.
 */
export async function writeNewFile(
  file: string,
  write: (path: string) => Promise<unknown>,
): Promise<void> {
  const path = resolveFile(file);
  const explain = (error: unknown) => {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      return new ContactsError(`${file} is there, and no command replaces it.`);
    if (!syscall) return error;
    return new ContactsError(`${file} cannot be written: ${describeFileError(error)}.`);
  };
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    throw explain(error);
  }
  try {
    await write(path);
  } catch (error) {
    await rm(path, { force: true });
    throw explain(error);
  }
}

/** npm runs its scripts in the project's folder; the owner names a file from the one they are in. */
function resolveFile(file: string): string {
  const { INIT_CWD: calledFrom, npm_lifecycle_event: script } = process.env;
  return resolve(script === 'contacts' && calledFrom ? calledFrom : '.', file);
}

/** In the system's words, such as "no such file or directory". */
export function describeFileError(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  return errno === undefined ? message : getSystemErrorMessage(errno);
}
