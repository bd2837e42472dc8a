import type { Plugin } from 'vite';
import type { planPictures } from '#build/assets/pictures/plan-pictures.ts';

const id = 'virtual:pictures';

/** Tells the pages where their pictures are, and in which widths. */
export function picturesPlugin(
  renditions: Awaited<ReturnType<typeof planPictures>>['renditions'],
): Plugin {
  return {
    name: 'pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const pictures = ${JSON.stringify(renditions)};` : undefined,
  };
}
