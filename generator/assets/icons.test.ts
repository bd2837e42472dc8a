import sharp from 'sharp';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { planIcons } from './icons.ts';

const icons = planIcons();

async function make(name: string): Promise<Buffer> {
  const file = icons.find((icon) => icon.name === name);
  if (!file) throw new Error(`There is no ${name}`);
  return Buffer.from(await file.make());
}

const manifest = JSON.parse((await make('site.webmanifest')).toString()) as {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

it('has the icons that browsers request by default', async () => {
  expect((await make('favicon.svg')).toString()).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
  expect(await sharp(await make('apple-touch-icon.png')).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
    hasAlpha: false,
  });
});

it('wraps one PNG of 32 pixels as favicon.ico', async () => {
  const ico = await make('favicon.ico');
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 1]);
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32]);
  const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + size).toBe(ico.byteLength);
  const picture = await sharp(ico.subarray(offset)).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 32, height: 32, hasAlpha: false });
});

it('has a manifest that names the company, and icons as it promises', async () => {
  expect(manifest).toMatchObject({ short_name: company.name, start_url: '/' });
  expect(manifest.name).toContain(company.tagline);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format, hasAlpha } = await sharp(await make(src.slice(1))).metadata();
    expect([`${width}x${height}`, `image/${format}`, hasAlpha]).toEqual([sizes, type, false]);
  }
});

it('keeps the maskable icon’s line where no mask can cut it', async () => {
  const { src = '' } = manifest.icons.find(({ purpose }) => purpose === 'maskable') ?? {};
  const { data, info } = await sharp(await make(src.slice(1)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    // The line is bright, the ground is not.
    if ((data[at] ?? 0) > 60) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
  }
  expect(farthest).toBeGreaterThan(512 * 0.3);
  expect(farthest).toBeLessThan(512 * 0.4);
});
