import { hash } from '#tools/fresh.ts';
import { bytesOf, hashOf } from './asset-cache.ts';

/** Whatever can change a drawing is in one of these. */
const sources = ['app/drawings', 'build/assets', 'content', 'package-lock.json'];

let drawnFrom: string | undefined;

/** A drawing from `draw`, or from the cache while its sources are the same: outlining letters is slow. */
export async function cachedDrawing(name: string, draw: () => Promise<string>): Promise<string> {
  drawnFrom ??= hash(sources);
  const svg = await bytesOf({
    name,
    hash: hashOf(name, drawnFrom),
    make: async () => Buffer.from(await draw()),
  });
  return Buffer.from(svg).toString();
}
