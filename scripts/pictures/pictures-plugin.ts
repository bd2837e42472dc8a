import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { contentTypeOf } from '#server/site/content-types.ts';
import { planFonts } from '../fonts/plan-fonts.ts';
import { planIcons } from '../icons/plan-icons.ts';
import { bytesOf } from '../made/made-file.ts';
import type { planPictures } from './plan-pictures.ts';

const id = 'virtual:pictures';

/**
 * Tells the pages where their pictures are. The build writes the files itself; while the site is
 * being worked on, they are made when they are asked for, and so are the icons and the fonts.
 */
export function picturesPlugin(plan: typeof planPictures): Plugin {
  return {
    name: 'pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      return `export const pictures = ${JSON.stringify((await plan()).renditions)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void serve(request.url, response, next));
    },
  };

  async function serve(
    url: string | undefined,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) {
    try {
      const fonts = url?.endsWith('.woff2') ? planFonts().files : [];
      const files = [...(await plan()).files, ...planIcons(), ...fonts];
      const file = files.find(({ name }) => url === `/${name}`);
      if (!file) return next();
      response.setHeader('content-type', contentTypeOf(file.name)).end(await bytesOf(file));
    } catch (error) {
      next(error);
    }
  }
}
