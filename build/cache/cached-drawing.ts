import { hash } from '#tools/fresh.ts';
import { bytesOf, hashOf } from './asset-cache.ts';

/** Whatever can change a drawing is in one of these. */
const sources = ['app/drawings', 'build/assets', 'content', 'package-lock.json'];

let drawnFrom: string | undefined;

/** A drawing as `draw` makes it, or has made it of the same sources: its letters take their time. */
export async function cachedDrawing(name: string, draw: () => Promise<string>): Promise<string> {
  drawnFrom ??= hash(sources);
  const svg = await bytesOf({
    name,
    hash: hashOf(name, drawnFrom),
    make: async () => Buffer.from(await draw()),
  });
  return Buffer.from(svg).toString();
}
