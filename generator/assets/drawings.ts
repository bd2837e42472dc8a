import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { graphSprite } from '#app/drawings/release-graph/graph-sprite.ts';
import type { Composition } from '#app/drawings/services/parts.ts';
import { drawingsSprite } from '#app/drawings/sprite.ts';
import { serviceIds } from '#content/services.ts';
import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { root } from '#generator/root.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** Plans the SVG files of drawings that the first paint does not need. In the HTML they would delay it. */
export async function planDrawings() {
  const drawings = svgFile('drawings', drawingsSprite(await loadServiceDrawings(serviceIds)));
  const graphs = svgFile('graphs', graphSprite());
  return {
    files: [drawings, graphs],
    addresses: { drawings: `/${drawings.name}`, graphs: `/${graphs.name}` },
  };
}

/** Loads each service's drawing from the file that its key names. */
export async function loadServiceDrawings(
  ids: readonly string[],
): Promise<Record<string, Composition>> {
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await loadDrawing(id)])));
}

async function loadDrawing(service: string): Promise<Composition> {
  const file = `app/drawings/services/${service}.ts`;
  const path = join(root, file);
  if (!existsSync(path)) throw new OwnerError(`The service “${service}” has no drawing: ${file}`);
  const { draw } = (await import(pathToFileURL(path).href)) as { draw?: Composition };
  if (!draw)
    throw new OwnerError(`${file} does not export draw, the drawing of the service “${service}”.`);
  return draw;
}

function svgFile(name: string, source: string): AssetFile {
  const hash = hashOf(source);
  return {
    name: `assets/${name}-${shortHash(hash)}.svg`,
    hash,
    make: async () => Buffer.from(source),
  };
}
