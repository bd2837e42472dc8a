import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { ContactsError } from '#server/cli/contacts-error.ts';

export interface InputFile {
  /** In bytes. */
  size: number;
  /** What is in it, from its beginning. `onRead` hears how many bytes have been read so far. */
  bytes: (onRead: (bytes: number) => void) => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
}

/** Throws `ContactsError`. */
export async function openFile(file: string): Promise<InputFile> {
  const handle = await open(resolveFile(file)).catch((error: unknown) => {
    throw new ContactsError(`${file} cannot be read: ${describeFileError(error)}.`);
  });
  const { size } = await handle.stat();
  return {
    size,
    async *bytes(onRead) {
      let done = 0;
      const buffer = Buffer.allocUnsafe(65_536);
      for (;;) {
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, size > 0 ? done : null);
        if (bytesRead === 0) return;
        done += bytesRead;
        onRead(done);
        yield Buffer.from(buffer.subarray(0, bytesRead));
      }
    },
    close: () => handle.close(),
  };
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

/** Rejects where the bytes are not UTF-8. A mark at the beginning is passed over. */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Error('this is not text in UTF-8');
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}
