import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { contentTypeOf } from '#server/site/content-types.ts';
import { bytesOf, type MadeFile } from './made-file.ts';

/** Code, of which there is much more, is not looked for among them. */
const made = /\.(avif|ico|png|svg|webmanifest|webp|woff2)$/;

/** What the build writes is, while the site is being worked on, made when it is asked for. */
export function serveMade(plan: () => Promise<readonly MadeFile[]>): Plugin {
  return {
    name: 'serve-made',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void serve(request.url, response, next));
    },
  };

  async function serve(
    url: string | undefined,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) {
    if (!url || !made.test(url)) return next();
    try {
      const file = (await plan()).find(({ name }) => url === `/${name}`);
      if (!file) return next();
      response.setHeader('content-type', contentTypeOf(file.name)).end(await bytesOf(file));
    } catch (error) {
      next(error);
    }
  }
}
