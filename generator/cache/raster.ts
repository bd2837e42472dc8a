import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { root } from '#tools/steps.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/sharp/package.json'), 'utf8'));

/** Belongs into the hash of all that sharp writes: another version may write other bytes. */
export const rasterVersion = `sharp ${version}`;

/** A drawing in any number of pixels: drawn anew, not scaled, so that lines and letters are sharp. */
export async function rasterize(svg: string, width: number, height: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized)).flatten();
}

/** Loaded when it is needed: most builds find everything in the cache. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
