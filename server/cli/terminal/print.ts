import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeFileError } from '#server/cli/new-file.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Prints text to stdout. Rejects with an `OperatorError`, whose cause is EPIPE if the reader has closed the pipe. */
export async function print(text: string | AsyncIterable<string>): Promise<void> {
  const source = Readable.from(typeof text === 'string' ? [text] : text);
  try {
    await pipeline(source, process.stdout, { end: false });
  } catch (error) {
    // Errors of other system calls come from the source of the text, such as a database.
    if ((error as NodeJS.ErrnoException).syscall !== 'write') throw error;
    const reason = describeFileError(error);
    throw new OperatorError(`The output cannot be written: ${reason}.`, { cause: error });
  }
}

export function printLine(text: string): Promise<void> {
  return print(`${text}\n`);
}
