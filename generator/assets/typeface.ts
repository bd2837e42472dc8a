import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { cachedFile } from './cached-file.ts';

/** With the letters of western European languages. */
export const wholeTypeface = join(
  root,
  'node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
);

/** The OpenType features that browsers apply by default: ligatures, spacing, accents. */
const features = ['ccmp', 'kern', 'liga', 'mark', 'mkmk'];

/**
 * Makes the font file that every page preloads, with the letters of English and of `content/`, and
 * returns its path. The whole typeface would not fit into the first flight of packets.
 */
export function typefaceFile(): Promise<string> {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
  const folder = join(root, 'content');
  const words = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const letters = new Set(`${ascii}\u00a0©–—‘’“”•…${words.join('')}`);
  const text = [...letters].toSorted().join('');
  const font = readFileSync(wholeTypeface);
  return cachedFile('radio-canada-big.woff2', [font, text, features.join()], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: features });
  });
}
