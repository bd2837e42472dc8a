// `npm run icons`: draws the mark in the site's colours, as every file of app/icons/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markPaths } from '#app/drawings/mark-paths.ts';
import { colours } from '#content/colours.ts';
import { manifestIcons } from './discovery/web-manifest.ts';
import { root } from './root.ts';

if (import.meta.main) {
  for (const [name, bytes] of Object.entries(await drawIcons()))
    writeFileSync(join(root, 'app/icons', name), bytes);
}

/** Returns the icons by file name. */
export async function drawIcons(): Promise<Record<string, Uint8Array>> {
  const icon = drawMark();
  // Phones may crop everything outside the middle four fifths.
  const maskable = drawMark('translate(2.4 2.4) scale(0.8)');
  const manifest = manifestIcons.map(async ({ file, size, purpose }) => {
    const png = await drawPng(purpose === 'maskable' ? maskable : icon, size);
    return [file, png] as const;
  });
  return {
    'favicon.svg': Buffer.from(icon),
    'favicon.ico': wrapAsIco(await drawPng(icon, 32)),
    'apple-touch-icon.png': await drawPng(icon, 180),
    ...Object.fromEntries(await Promise.all(manifest)),
  };
}

/** The logo, its line moved on its ground by `transform`. */
function drawMark(transform?: string): string {
  const moved = transform ? ` transform="${transform}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${markPaths.ground}" fill="${colours.ink}"/><path d="${markPaths.line}"${moved} fill="none" stroke="${colours.wheat}" stroke-width="3"/></svg>`;
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).flatten().png({ palette: true, dither: 0 }).toBuffer();
}

/** An .ico file around one PNG of 32 pixels. */
function wrapAsIco(png: Uint8Array): Uint8Array {
  // An icon; one picture, 32 × 32, with one colour plane, 32 bits a pixel and its length; it begins here.
  const header = new Uint16Array([0, 1, 1, 0x2020, 0, 1, 32, png.byteLength, 0, 22, 0]);
  return Buffer.concat([new Uint8Array(header.buffer), png]);
}
