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
