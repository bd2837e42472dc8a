import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { drawWithSatori } from '#app/drawings/draw-with-satori.ts';
import { cardSize } from '#app/social-card/card-size.ts';
import { type PageName, pageNames } from '#content/pages.ts';
import { cachedFile } from './cached-file.ts';

/** Draws each page's social card. A card's name is its path below the site's root. */
export async function drawSocialCards(
  renderCard: (page: PageName) => ReactNode,
): Promise<Record<PageName, { name: string; png: Buffer }>> {
  const cards = pageNames.map(async (page) => {
    const svg = await drawWithSatori(renderCard(page), cardSize);
    const png = readFileSync(await cachedFile(`card-${page}.png`, [svg], () => draw(svg)));
    const version = hash('sha256', png, 'base64url').slice(0, 8);
    return [page, { name: `assets/card-${page}-${version}.png`, png }];
  });
  return Object.fromEntries(await Promise.all(cards));
}

/** Converts a card to PNG. A card has few colours, so a palette without dithering keeps its edges sharp. */
function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().png({ palette: true, dither: 0 }).toBuffer();
}
