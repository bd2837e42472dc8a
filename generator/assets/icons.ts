import { markPaths } from '#app/drawings/mark-paths.ts';
import { colours } from '#content/colours.ts';
import { company } from '#content/company.ts';
import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { rasterize, rasterVersion } from '#generator/cache/raster.ts';

const icon = mark();
/** Phones may crop everything outside the middle four fifths. */
const maskable = mark('translate(2.4 2.4) scale(0.8)');

/** Plans the icons and their manifest, all from the mark. */
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
    lang: company.language,
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

/** The logo, its line moved on its ground by `transform`. */
function mark(transform?: string): string {
  const moved = transform ? ` transform="${transform}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${markPaths.ground}" fill="${colours.ink}"/><path d="${markPaths.line}"${moved} fill="none" stroke="${colours.wheat}" stroke-width="3"/></svg>`;
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

/** An .ico file around one square PNG: six bytes of header, sixteen about the picture, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
