import { cardSize } from '#app/drawings/opening-graph/composition.ts';
import { hashOf, type MadeFile, shortHash } from '#build/cache/cached-file.ts';
import { drawn } from '#build/cache/drawn.ts';
import { rasterize, rasterVersion } from '#build/cache/raster.ts';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { compositionOf } from './compositions.ts';

/** Few colours and no gradient but the fade: a palette without dithering keeps every edge. */
const encoding = { palette: true, dither: 0 } as const;

export async function planSocialCards(): Promise<Record<PageName, MadeFile>> {
  const cards = await Promise.all(pageNames.map(async (page) => [page, await planCard(page)]));
  return Object.fromEntries(cards);
}

async function planCard(page: PageName): Promise<MadeFile> {
  const { title } = pages[page].card;
  const { width, height } = cardSize;
  const name = `card-${page}`;
  const drawing = await drawn(name, async () => {
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
