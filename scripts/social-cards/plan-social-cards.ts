import type { PagePath } from '#content/page-titles.ts';
import { socialCards } from '#content/social-cards.ts';
import { drawn } from '../made/drawn.ts';
import { hashOf, type MadeFile, shortHash } from '../made/made-file.ts';
import { rasterize, rasterVersion } from '../made/raster.ts';
import { cardSize, compositions } from './compositions.ts';

export interface PlannedCard {
  file: MadeFile;
  width: number;
  height: number;
  alt: string;
}

/** Few colours and no gradient but the fade: a palette without dithering keeps every edge. */
const encoding = { palette: true, dither: 0 } as const;

export async function planSocialCards(): Promise<Record<PagePath, PlannedCard>> {
  const pages = Object.keys(socialCards) as PagePath[];
  const cards = await Promise.all(pages.map(async (page) => [page, await planCard(page)]));
  return Object.fromEntries(cards);
}

async function planCard(page: PagePath): Promise<PlannedCard> {
  const { title, alt } = socialCards[page];
  const { width, height } = cardSize;
  const name = `card-${page.slice(1) || 'home'}`;
  const drawing = await drawn(name, async () => {
    const { socialCard } = await import('./card.ts');
    return socialCard(title, compositions[page]);
  });
  const hash = hashOf(drawing, JSON.stringify(encoding), rasterVersion);
  const file = {
    name: `assets/${name}-${shortHash(hash)}.png`,
    hash,
    make: async () => (await rasterize(drawing, width, height)).png(encoding).toBuffer(),
  };
  return { file, width, height, alt };
}
