import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';

/** Returns the path of a cached file, and makes the file if no build has made it from the same inputs. */
export async function cachedFile(
  name: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => string | Promise<Uint8Array>,
): Promise<string> {
  const digest = createHash('sha256');
  for (const input of inputs) digest.update(`${input.length}:`).update(input);
  const directory = join(projectRoot, '.cache/assets', digest.digest('hex').slice(0, 16));
  const file = join(directory, name);
  if (existsSync(file)) return file;
  const bytes = await make();
  mkdirSync(directory, { recursive: true });
  // Writes to a temporary name first, so that a concurrent build never reads an incomplete file.
  const temporary = `${directory}-${name}-${process.pid}`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, file);
  return file;
}
