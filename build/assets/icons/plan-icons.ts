import { svg } from '#build/assets/svg/svg.ts';
import { type AssetFile, hashOf, shortHash } from '#build/cache/asset-cache.ts';
import { rasterize, rasterVersion } from '#build/cache/raster.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { ico } from './ico.ts';
import { mark, markSize } from './mark.ts';

/** On a phone the system may cut off everything outside of the middle four fifths. */
const maskableScale = 0.8;

const icon = drawIcon(mark());
const maskable = drawIcon(mark({ scale: maskableScale }));

/** The icons and the manifest that names some of them, all from the one mark. */
export function planIcons(): AssetFile[] {
  const manifestIcons = [
    { size: 192, purpose: 'any', ...hashedPng('icon', icon, 192) },
    { size: 512, purpose: 'any', ...hashedPng('icon', icon, 512) },
    { size: 512, purpose: 'maskable', ...hashedPng('icon-maskable', maskable, 512) },
  ];
  return [
    text('favicon.svg', icon),
    {
      name: 'favicon.ico',
      hash: hashOf(icon, 'ico', rasterVersion),
      make: async () => ico(await png(icon, 32), 32),
    },
    {
      name: 'apple-touch-icon.png',
      hash: hashOf(icon, 180, rasterVersion),
      make: () => png(icon, 180),
    },
    ...manifestIcons.map(({ name, hash, make }) => ({ name, hash, make })),
    text('site.webmanifest', manifest(manifestIcons)),
  ];
}

function manifest(icons: readonly { name: string; size: number; purpose: string }[]): string {
  return JSON.stringify({
    id: '/',
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    theme_color: colours.wheat,
    background_color: colours.wheat,
    icons: icons.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

function drawIcon(content: string): string {
  return svg({ width: markSize, height: markSize }, content);
}

function hashedPng(name: string, drawing: string, size: number): AssetFile {
  const hash = hashOf(drawing, size, rasterVersion);
  return {
    name: `assets/${name}-${size}-${shortHash(hash)}.png`,
    hash,
    make: () => png(drawing, size),
  };
}

async function png(drawing: string, size: number): Promise<Uint8Array> {
  const picture = await rasterize(drawing, size, size);
  return picture.png({ palette: true, dither: 0 }).toBuffer();
}

function text(name: string, content: string): AssetFile {
  return { name, hash: hashOf(name, content), make: () => Promise.resolve(Buffer.from(content)) };
}
