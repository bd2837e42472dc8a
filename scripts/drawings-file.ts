import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { groundSprite } from '../app/drawings/release-graph/ground-sprite.ts';
import { drawingsSprite } from '../app/drawings/sprite.ts';

const id = 'virtual:drawings';

/**
 * Writes drawings that need not be there when the first words are into files of their own, and tells the
 * code their addresses. In the HTML they would be half of the home page, which has to arrive before
 * anything is seen.
 */
export function drawingsFile(): Plugin {
  const files = [drawingFile('drawings', drawingsSprite()), drawingFile('ground', groundSprite())];
  const addresses = files.map(
    ({ name, fileName }) => `export const ${name} = ${JSON.stringify(`/${fileName}`)};`,
  );
  return {
    name: 'drawings-file',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? addresses.join('\n') : undefined),
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function drawingFile(name: string, source: string) {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { name, source, fileName: `assets/${name}-${hash}.svg` };
}
