import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { cardSize } from '#app/social-card/card-layouts.ts';
import { type PageName, pageNames } from '#content/pages.ts';
import { root } from '#generator/root.ts';
import { cachedFile } from './cached-file.ts';

const font =
  'node_modules/@fontsource/radio-canada-big/files/radio-canada-big-latin-600-normal.woff';

interface SocialCard {
  /** Its path below the site's root. */
  name: string;
  png: Buffer;
}

/** Draws each page's social card. */
export async function drawSocialCards(
  cardOf: (page: PageName) => ReactNode,
): Promise<Record<PageName, SocialCard>> {
  const { default: satori } = await import('satori');
  const fonts = [
    { name: 'Radio Canada Big', data: readFileSync(join(root, font)), weight: 600 as const },
  ];
  const cards = pageNames.map(async (page) => {
    const svg = await satori(cardOf(page), { ...cardSize, fonts });
    const png = readFileSync(await cachedFile(`card-${page}.png`, [svg], () => draw(svg)));
    return [page, { name: `assets/card-${page}-${shortHash(png)}.png`, png }];
  });
  return Object.fromEntries(await Promise.all(cards));
}

/** With few colours, a palette without dithering keeps every edge. */
function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().png({ palette: true, dither: 0 }).toBuffer();
}

function shortHash(png: Buffer): string {
  return hash('sha256', png, 'base64url').slice(0, 8);
}
