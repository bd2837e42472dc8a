import type { Plugin } from 'vite';
import type { planPictures } from './plan-pictures.ts';

const id = 'virtual:pictures';

/** Tells the pages where their pictures are, and in which widths. */
export function picturesPlugin(plan: typeof planPictures): Plugin {
  return {
    name: 'pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      return `export const pictures = ${JSON.stringify((await plan()).renditions)};`;
    },
  };
}
