import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#generator/root.ts';

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/sharp/package.json'), 'utf8'));

/** Part of every hash of sharp's output, which may change with its version. */
export const rasterVersion = `sharp ${version}`;

/** Loads sharp on demand: most builds find everything in the cache. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
