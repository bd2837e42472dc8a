import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { imagetools, resolveConfigs } from 'vite-imagetools';
import { colours } from '#content/colours.ts';
import { cachedFile } from '#generator/assets/cached-file.ts';
import { root } from '#generator/root.ts';

/** Chosen by eye and by size. */
const quality: Record<string, string> = { avif: '52', webp: '76' };

/** Encodes imported photographs: `./photo.webp?w=480;672;992&as=picture`. */
export const photographs = () =>
  imagetools({
    cache: { dir: '.cache/photographs' },
    defaultDirectives: new URLSearchParams({ format: 'avif;webp' }),
    resolveConfigs: (...given) =>
      resolveConfigs(...given).map((config) => ({
        ...config,
        quality: quality[config['format'] ?? ''] ?? '',
      })),
  });

/** Fills the site's colours into imported SVG files, which as images inherit no custom properties. */
export function colouredSvg(): Plugin {
  return {
    name: 'coloured-svg',
    enforce: 'pre',
    load: {
      filter: { id: join(root, 'app/**/*.svg') },
      async handler(id) {
        const svg = fillColours(await readFile(id, 'utf8'));
        const file = await cachedFile(basename(id), [svg], () => svg);
        return `export { default } from ${JSON.stringify(file)};`;
      },
    },
  };
}

/** Replaces each `var(--wheat-hover)` with its value. */
export function fillColours(svg: string): string {
  return Object.entries(colours).reduce(
    (filled, [name, value]) => filled.replaceAll(`var(${name})`, value),
    svg,
  );
}
