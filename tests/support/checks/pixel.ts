import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The colour that is really on the screen at a point, as "255,255,255". */
export async function pixelAt(page: Page, x: number, y: number): Promise<string> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, scale: 'css' });
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  // One pixel is a byte for the filter, which has no neighbour to work with, then red, green, blue.
  return inflateSync(Buffer.concat(data)).subarray(1, 4).join(',');
}
