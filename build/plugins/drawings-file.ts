import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { graphSprite } from '#app/drawings/release-graph/graph-sprite.ts';
import type { Composition } from '#app/drawings/services/parts.ts';
import { drawingsSprite } from '#app/drawings/sprite.ts';
import { serviceIds } from '#content/services.ts';
import { root } from '#tools/steps.mjs';

const id = 'virtual:drawings';

/**
 * Writes drawings that need not be there when the first words are into files of their own, and tells the
 * code their addresses. In the HTML they would be half of the home page, which has to arrive before
 * anything is seen.
 */
export function drawingsFile(): Plugin {
  let files: DrawingFile[] = [];
  return {
    name: 'drawings-file',
    async buildStart() {
      const services = await loadServiceDrawings(serviceIds);
      files = [
        drawingFile('drawings', drawingsSprite(services)),
        drawingFile('graphs', graphSprite()),
      ];
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? files.map(addressOf).join('\n') : undefined),
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Each service's drawing, which is in the file that its key names. */
export async function loadServiceDrawings(
  ids: readonly string[],
): Promise<Record<string, Composition>> {
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await loadDrawing(id)])));
}

async function loadDrawing(service: string): Promise<Composition> {
  const file = `app/drawings/services/${service}.ts`;
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`The service “${service}” has no drawing: ${file}`);
  const { draw } = (await import(pathToFileURL(path).href)) as { draw?: Composition };
  if (!draw) throw new Error(`The drawing of the service “${service}” has no draw: ${file}`);
  return draw;
}

interface DrawingFile {
  name: string;
  fileName: string;
  source: string;
}

function drawingFile(name: string, source: string): DrawingFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { name, source, fileName: `assets/${name}-${hash}.svg` };
}

function addressOf({ name, fileName }: DrawingFile): string {
  return `export const ${name} = ${JSON.stringify(`/${fileName}`)};`;
}
