import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Help } from 'commander';
import { describeFileError } from '#server/cli/new-file.ts';
import { OperatorError } from '#shared/operator-error.ts';

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>;

/** Writes to stdout. Rejects with an `OperatorError`, whose cause is EPIPE once the reader has closed the pipe. */
export async function print(text: string | AsyncIterable<string>): Promise<void> {
  const source = Readable.from(typeof text === 'string' ? [text] : text);
  try {
    await pipeline(source, process.stdout, { end: false });
  } catch (error) {
    // Any other error is the database's.
    if ((error as NodeJS.ErrnoException).syscall !== 'write') throw error;
    const reason = describeFileError(error);
    throw new OperatorError(`The output cannot be written: ${reason}.`, { cause: error });
  }
}

/** Prints text for a person, wrapped. */
export function say(text: string): Promise<void> {
  return print(`${wrap(text)}\n`);
}

/** Wraps lines at the terminal's width, if the output is one. */
export function wrap(text: string, { isTTY, columns }: Output = process.stdout): string {
  return isTTY ? new Help().boxWrap(text, columns) : text;
}
