import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { cardSize } from '#app/social-card/composition.ts';
import { type PageName, pageNames } from '#content/pages.ts';
import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { loadSharp, rasterVersion } from '#generator/cache/raster.ts';
import { root } from '#generator/root.ts';

const font =
  'node_modules/@fontsource/radio-canada-big/files/radio-canada-big-latin-600-normal.woff';

/** Draws each page's social card. */
export async function drawSocialCards(
  cardOf: (page: PageName) => ReactNode,
): Promise<Record<PageName, AssetFile>> {
  const { default: satori } = await import('satori');
  const fonts = [
    { name: 'Radio Canada Big', data: readFileSync(join(root, font)), weight: 600 as const },
  ];
  const cards = await Promise.all(
    pageNames.map(async (page) => {
      const svg = await satori(cardOf(page), { ...cardSize, fonts });
      return [page, pngOf(`card-${page}`, svg)] as const;
    }),
  );
  return Object.fromEntries(cards) as Record<PageName, AssetFile>;
}

function pngOf(name: string, svg: string): AssetFile {
  const hash = hashOf(svg, rasterVersion);
  return {
    name: `assets/${name}-${shortHash(hash)}.png`,
    hash,
    // With few colours, a palette without dithering keeps every edge.
    make: async () => {
      const sharp = await loadSharp();
      return sharp(Buffer.from(svg)).flatten().png({ palette: true, dither: 0 }).toBuffer();
    },
  };
}
