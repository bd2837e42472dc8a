import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { OperatorError } from '#shared/operator-error.ts';

/**
 * Creates a file with mode 0600 and calls `write` to fill it. Never overwrites a file, and deletes the new file
 * if `write` fails. Throws `OperatorError` for file-system errors.
 */
export async function writeNewFile(
  file: string,
  write: (path: string) => Promise<unknown>,
): Promise<void> {
  // npm runs scripts in the project root, and sets INIT_CWD to the caller's directory.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    await write(path).catch(async (error) => {
      await rm(path, { force: true });
      throw error;
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new OperatorError(`${file} already exists. Choose another name.`);
    if (!syscall) throw error;
    throw new OperatorError(`${file} cannot be written: ${describeFileError(error)}.`);
  }
}

/** Returns the operating system's description of the error, such as "no such file or directory". */
export function describeFileError(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  return errno === undefined ? message : getSystemErrorMessage(errno);
}
