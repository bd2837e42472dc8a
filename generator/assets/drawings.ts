import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Sprites from '#app/drawings/sprites.tsx';
import { serviceIds } from '#content/services.ts';
import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { loadSharp } from '#generator/cache/raster.ts';
import { root } from '#generator/root.ts';
import { OwnerError } from '#shared/owner-error.ts';

type Load = (file: string) => Promise<typeof Sprites>;

/** Plans the SVG files of drawings that the first paint does not need. */
export async function planDrawings(
  load: Load = loadByVite,
  services: readonly string[] = serviceIds,
) {
  for (const service of services) {
    const file = `app/drawings/services/${service}.tsx`;
    if (!existsSync(join(root, file)))
      throw new OwnerError(`The service “${service}” has no drawing: ${file}`);
  }
  const { renderSprites } = await load('/app/drawings/sprites.tsx');
  const sprites = renderSprites();
  const [drawings, graphs] = [
    svgFile('drawings', sprites.drawings),
    svgFile('graphs', sprites.graphs),
  ];
  return {
    files: [drawings, graphs],
    addresses: { drawings: `/${drawings.name}`, graphs: `/${graphs.name}` },
  };
}

/** Node does not read JSX. */
async function loadByVite(file: string): Promise<typeof Sprites> {
  // Otherwise this import would choose the development builds of React, for the site too.
  process.env['NODE_ENV'] ??= 'production';
  return (await runnerImport<typeof Sprites>(`.${file}`)).module;
}

/** Not made unless it is well-formed: a browser would show none of its drawings, without a word. */
export function svgFile(name: string, source: string): AssetFile {
  const hash = hashOf(source);
  return {
    name: `assets/${name}-${shortHash(hash)}.svg`,
    hash,
    make: async () => {
      const bytes = Buffer.from(source);
      const sharp = await loadSharp();
      await sharp(bytes).metadata();
      return bytes;
    },
  };
}
