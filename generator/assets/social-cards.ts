import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { drawWithSatori } from '#app/drawings/draw-with-satori.ts';
import { cardSize } from '#app/social-card/card-layouts.ts';
import { type PageName, pageNames } from '#content/pages.ts';
import { cachedFile } from './cached-file.ts';

/** Draws each page's social card. Its name is its path below the site's root. */
export async function drawSocialCards(
  cardOf: (page: PageName) => ReactNode,
): Promise<Record<PageName, { name: string; png: Buffer }>> {
  const cards = pageNames.map(async (page) => {
    const svg = await drawWithSatori(cardOf(page), cardSize);
    const png = readFileSync(await cachedFile(`card-${page}.png`, [svg], () => draw(svg)));
    const version = hash('sha256', png, 'base64url').slice(0, 8);
    return [page, { name: `assets/card-${page}-${version}.png`, png }];
  });
  return Object.fromEntries(await Promise.all(cards));
}

/** With few colours, a palette without dithering keeps every edge. */
function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().png({ palette: true, dither: 0 }).toBuffer();
}
