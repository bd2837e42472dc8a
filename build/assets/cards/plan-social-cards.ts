import { cardSize } from '#app/drawings/opening-graph/composition.ts';
import { type AssetFile, hashOf, shortHash } from '#build/cache/asset-cache.ts';
import { cachedDrawing } from '#build/cache/cached-drawing.ts';
import { rasterize, rasterVersion } from '#build/cache/raster.ts';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { compositionOf } from './compositions.ts';

/** Few colours and no gradient but the fade: a palette without dithering keeps every edge. */
const encoding = { palette: true, dither: 0 } as const;

export async function planSocialCards(): Promise<Record<PageName, AssetFile>> {
  const cards = await Promise.all(pageNames.map(async (page) => [page, await planCard(page)]));
  return Object.fromEntries(cards);
}

async function planCard(page: PageName): Promise<AssetFile> {
  const { title } = pages[page].card;
  const { width, height } = cardSize;
  const name = `card-${page}`;
  const drawing = await cachedDrawing(name, async () => {
    const { socialCard } = await import('./card.ts');
    return socialCard(title, compositionOf(page));
  });
  const hash = hashOf(drawing, JSON.stringify(encoding), rasterVersion);
  return {
    name: `assets/${name}-${shortHash(hash)}.png`,
    hash,
    make: async () => (await rasterize(drawing, width, height)).png(encoding).toBuffer(),
  };
}
