import { type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { describeFileError, resolveFile } from './read-file.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes the file so that it is there in full or as it was before, and for nobody else to read:
 * what strangers wrote to the company is for its owner's eyes. Throws `ContactsError` when the
 * file is to blame, and whatever the chunks throw.
 */
export async function writeWholeFile(
  file: string,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const named = resolveFile(file);
  const target = await realpath(named).catch(() => named);
  if (await isPipeOrDevice(target)) {
    await writeInto(await opened(file, target, 'w'), file, chunks);
    return;
  }
  const partial = `${target}.${process.pid}.partial`;
  const handle = await opened(file, partial, 'wx');
  try {
    await writeInto(handle, file, untilStopped(chunks, file));
    await explained(file, rename(partial, target));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** These cannot be replaced by a file, and are written as they stand. */
export async function isPipeOrDevice(file: string): Promise<boolean> {
  const found = await stat(resolveFile(file)).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

export async function isFile(file: string): Promise<boolean> {
  const found = await stat(resolveFile(file)).catch(() => undefined);
  return found !== undefined && found.isFile();
}

function opened(file: string, path: string, flags: string): Promise<FileHandle> {
  return explained(file, open(path, flags, 0o600));
}

async function writeInto(
  handle: FileHandle,
  file: string,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  try {
    for await (const chunk of chunks) await explained(file, handle.writeFile(chunk));
    if ((await handle.stat()).isFile()) await explained(file, handle.sync());
  } finally {
    await handle.close();
  }
}

async function* untilStopped<Chunk>(
  chunks: AsyncIterable<Chunk>,
  file: string,
): AsyncIterable<Chunk> {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  for (const signal of stopSignals) process.once(signal, stop);
  try {
    for await (const chunk of chunks) {
      if (stopped) throw new ContactsError(`Stopped: ${file} was not written.`);
      yield chunk;
    }
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}

async function explained<Result>(file: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') throw error;
    throw new ContactsError(`${file} cannot be written: ${describeFileError(error)}.`);
  });
}
