import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#generator/root.ts';

/** A file of the built site that is slow to make. */
export interface AssetFile {
  /** Where it is served, without the first slash. */
  name: string;
  /** Of all inputs of the file: `hashOf` them. */
  hash: string;
  make: () => Promise<Uint8Array>;
}

/** The build cache. Its keys are hashes of all inputs, so it never goes stale. */
const cache = join(root, '.cache', 'assets');

/** Returns a file from the cache, or makes it. */
export async function bytesOf({ hash, make }: AssetFile, folder = cache): Promise<Uint8Array> {
  const kept = join(folder, hash);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // So that a concurrent build never reads half a file.
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, kept);
  return bytes;
}

interface MakeOptions {
  folder?: string;
  /** Called after each file that was not in the cache. */
  onMade?: (done: number, all: number) => void;
}

/** Makes all files, two at a time: each may use several cores, and Node has four threads for them. */
export async function makeAssets(
  files: readonly AssetFile[],
  { folder = cache, onMade }: MakeOptions = {},
): Promise<void> {
  const waiting = files.filter(({ hash }) => !existsSync(join(folder, hash)));
  const all = waiting.length;
  let done = 0;
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await bytesOf(file, folder).catch((error: Error) => {
        throw new Error(`${file.name} cannot be made: ${error.message}`, { cause: error });
      });
      done += 1;
      onMade?.(done, all);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** Writes the files below the folder of a built site. */
export async function writeAssets(
  files: readonly AssetFile[],
  site: string,
  folder = cache,
): Promise<void> {
  for (const file of files) {
    const path = join(site, file.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await bytesOf(file, folder));
  }
}

/** Hashes any number of inputs. */
export function hashOf(...things: (string | number | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const thing of things) {
    const bytes = typeof thing === 'object' ? thing : String(thing);
    digest.update(`${bytes.length}:`).update(bytes);
  }
  return digest.digest('base64url');
}

/** Shortens a hash for a file name, so that browsers may cache the file forever. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
