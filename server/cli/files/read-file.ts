import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { startBar } from '#server/cli/terminal/progress.ts';
import type { StoredContact } from '#server/store/store.ts';
import { type Messages, readMessages } from './message-file.ts';

interface Reading {
  /** Beside the bar. */
  label: string;
  /** What did not come about, when the file is to blame. */
  failed: string;
  findProblem?: (contact: StoredContact) => string | undefined;
}

/** As `readMessages`, with a bar, and with errors that the owner can read. */
export async function readMessageFile(
  file: string,
  { label, failed, findProblem }: Reading,
): Promise<Messages> {
  const path = resolveFile(file);
  let done = 0;
  async function* counted() {
    for await (const chunk of createReadStream(path)) {
      done += chunk.length;
      yield chunk;
    }
  }
  const explain = (error: unknown) => {
    const { syscall, message } = error as NodeJS.ErrnoException;
    return new ContactsError(
      syscall
        ? `${file} cannot be read: ${describeFileError(error)}.`
        : `${file}: ${message}. ${failed}`,
    );
  };
  const messages = await readMessages(counted(), findProblem).catch((error: unknown) => {
    throw explain(error);
  });
  async function* contacts() {
    const bar = startBar(label, (await stat(path)).size);
    try {
      for await (const contact of messages.contacts) {
        bar.update(done);
        yield contact;
      }
    } catch (error) {
      throw explain(error);
    } finally {
      bar.stop();
    }
  }
  return { ...messages, contacts: contacts() };
}

/** npm runs its scripts in the project's folder, and whoever names a file means the one they are in. */
export function resolveFile(file: string): string {
  const { INIT_CWD: calledFrom, npm_lifecycle_event: script } = process.env;
  return resolve(script === 'contacts' && calledFrom ? calledFrom : '.', file);
}

/** In the system's words, such as "no such file or directory". */
export function describeFileError(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  return errno === undefined ? message : getSystemErrorMessage(errno);
}
