import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Sprites from '#app/drawings/sprites.tsx';
import { serviceIds } from '#content/services.ts';
import { root } from '#generator/root.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { svgFile } from './svg-file.ts';

/** Draws the SVG files of drawings that the first paint does not need, and returns their paths. */
export async function drawSprites(
  load: typeof loadByVite = loadByVite,
  services: readonly string[] = serviceIds,
) {
  for (const service of services) {
    const file = `app/drawings/services/${service}.tsx`;
    if (!existsSync(join(root, file)))
      throw new OperatorError(`The service “${service}” has no drawing: ${file}`);
  }
  const { renderSprites } = await load('/app/drawings/sprites.tsx');
  const { drawings, graphs } = renderSprites();
  return {
    drawings: await svgFile('drawings.svg', drawings),
    graphs: await svgFile('graphs.svg', graphs),
  };
}

/** Node does not read JSX. */
async function loadByVite(file: string): Promise<typeof Sprites> {
  // Otherwise this import would choose the development builds of React, for the site too.
  process.env['NODE_ENV'] ??= 'production';
  return (await runnerImport<typeof Sprites>(`.${file}`)).module;
}
