import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { webManifest } from '#generator/discovery/web-manifest.ts';
import { drawIcons } from './icons.ts';

const folder = await drawIcons();
const read = (name: string) => readFileSync(join(folder, name));

it('has a manifest that names the company, and icons as it promises', async () => {
  const manifest = JSON.parse(webManifest());
  expect(manifest).toMatchObject({ short_name: company.name, start_url: '/' });
  expect(manifest.name).toContain(company.tagline);
  const touchIcon = { src: 'apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...manifest.icons, touchIcon]) {
    const { width, height, format, hasAlpha } = await sharp(read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`, hasAlpha]).toEqual([sizes, type, false]);
  }
});

it('keeps the maskable icon’s line where no mask can cut it', async () => {
  const { data, info } = await sharp(read('icon-maskable-512.png'))
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
