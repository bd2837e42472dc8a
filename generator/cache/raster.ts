import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { root } from '#generator/root.ts';

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/sharp/package.json'), 'utf8'));

/** Part of every hash of sharp's output, which may change with its version. */
export const rasterVersion = `sharp ${version}`;

/** Rasterizes an SVG at the given size, so that lines and letters are sharp. */
export async function rasterize(svg: string, width: number, height: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized)).flatten();
}

/** Loads sharp on demand: most builds find everything in the cache. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
