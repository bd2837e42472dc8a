import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawingsSprite } from '../app/drawings/sprite.ts';

const id = 'virtual:drawings';

/**
 * Writes the drawings below the fold into a file of their own, and tells the code its address. In
 * the HTML they would be half of the home page, which has to arrive before anything is seen.
 */
export function drawingsFile(): Plugin {
  const sprite = drawingsSprite();
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const file = `assets/drawings-${hash}.svg`;
  return {
    name: 'drawings-file',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}` ? `export const drawings = '/${file}';` : undefined,
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) =>
        response.setHeader('content-type', 'image/svg+xml').end(sprite),
      );
    },
  };
}
