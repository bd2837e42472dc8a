import { dirname } from 'node:path';
import sharp from 'sharp';
import { logoPaths } from '#app/drawings/logo-paths.ts';
import { colours } from '#content/colours.ts';
import { cachedFile } from './cached-file.ts';

/** Draws the logo as the icons in the site's root. Returns their directory. */
export async function drawIcons(): Promise<string> {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${logoPaths.background}" fill="${colours['--ink']}"/><path d="${logoPaths.line}" fill="none" stroke="${colours['--wheat']}" stroke-width="3"/></svg>`;
  const [favicon] = await Promise.all([
    cachedFile('favicon.svg', [icon], () => icon),
    cachedFile('favicon.ico', [icon], async () => wrapAsIco(await drawPng(icon, 32))),
    cachedFile('apple-touch-icon.png', [icon], () => drawPng(icon, 180)),
  ]);
  return dirname(favicon);
}

function drawPng(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).flatten().png({ palette: true, dither: 0 }).toBuffer();
}

/** Wraps a 32 × 32 PNG as an .ico file. */
function wrapAsIco(png: Uint8Array): Uint8Array {
  // ICO header: type 1, one image of 32 × 32, one plane, 32 bits per pixel, its length, its offset of 22 bytes.
  const header = new Uint16Array([0, 1, 1, 0x2020, 0, 1, 32, png.byteLength, 0, 22, 0]);
  return Buffer.concat([new Uint8Array(header.buffer), png]);
}
