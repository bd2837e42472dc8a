import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { photograph } from './masters.ts';
import { drawings, type PictureName, photographs } from './pictures.ts';
import { planPhotograph, planPictures } from './plan-pictures.ts';

const plan = await planPictures();

it.each(Object.keys(photographs))(
  '%s has the size, format and colours that its name promises',
  async (name) => {
    const { width, height } = plan.renditions[name as PictureName];
    const files = plan.files.filter((file) => file.name.startsWith(`assets/${name}-`));
    const smallest = Number(/-(\d+)\.avif$/.exec(files[0]?.name ?? '')?.[1]);
    expect(await sharp(await files[0]?.make()).metadata()).toMatchObject({
      width: smallest,
      height: Math.round((smallest * height) / width),
      hasAlpha: false,
      format: 'heif',
      compression: 'av1',
      space: expect.stringMatching(/^(srgb|rgb16)$/),
    });
    expect(await sharp(await files.at(-1)?.make()).metadata()).toMatchObject({
      width,
      height,
      space: 'srgb',
      hasAlpha: false,
      format: 'webp',
    });
  },
);

it.each(Object.keys(drawings))('%s is an SVG file with the site’s colours', async (name) => {
  const { src } = plan.renditions[name as PictureName];
  const file = plan.files.find((file) => `/${file.name}` === src);
  const svg = String(await file?.make());
  expect(svg).toMatch(/^<svg [^]+<\/svg>\s*$/);
  expect(svg).not.toContain('var(');
  // The content policy ignores it.
  expect(svg).not.toMatch(/<style| style=/);
});

it('plans the same files every time', async () => {
  const again = await planPictures();
  expect(again.renditions).toEqual(plan.renditions);
  expect(again.files.map(({ hash }) => hash)).toEqual(plan.files.map(({ hash }) => hash));
  expect(new Set(plan.files.map(({ hash }) => hash)).size).toBe(plan.files.length);
});

it('crops a photograph', async () => {
  const folder = makeTempFolder();
  const halves = sharp({ create: { width: 400, height: 200, channels: 3, background: 'green' } });
  const right = { create: { width: 200, height: 200, channels: 3, background: 'red' } } as const;
  await halves.composite([{ input: right, left: 200, top: 0 }]).toFile(join(folder, 'own.png'));
  const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  const master = await photograph('own', { folder, crop });
  expect(master).toMatchObject({ widest: 200, proportion: 0.5 });
  const shown = await master.render(20, 10);
  const { dominant } = await sharp(await shown.png().toBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

describe('an owner’s own photograph', () => {
  const widths = [480, 800, 1200, 1600];
  const photo = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });

  it('is turned upright, never enlarged, and stripped of the camera’s notes', async () => {
    const folder = makeTempFolder();
    const lying = photo(1000, 600, 'green')
      .jpeg()
      .withExif({ IFD0: { Artist: 'A camera' } });
    const bytes = await lying.withMetadata({ orientation: 6 }).toBuffer();
    writeFileSync(join(folder, 'own.jpg'), bytes);

    const master = await photograph('own', { folder });
    const { rendition, files } = planPhotograph('own', widths, master);
    expect(rendition).toMatchObject({ width: 600, height: 1000 });
    expect(rendition.avif).toMatch(/^\S+-480\.avif 480w, \S+-600\.avif 600w$/);
    const written = await sharp(await files.at(-1)?.make()).metadata();
    expect(written).toMatchObject({ width: 600, height: 1000 });
    for (const note of ['exif', 'xmp', 'icc', 'orientation']) {
      expect(written).not.toHaveProperty(note);
    }
  });

  it('changes its address with its content', async () => {
    const paths = await Promise.all(
      ['green', 'blue', 'green'].map(async (colour) => {
        const folder = makeTempFolder();
        await photo(1600, 1067, colour).png().toFile(join(folder, 'own.png'));
        const master = await photograph('own', { folder });
        return planPhotograph('own', widths, master).rendition.src;
      }),
    );
    expect(paths[0]).not.toBe(paths[1]);
    expect(paths[0]).toBe(paths[2]);
  });

  it('is named when it is unreadable', async () => {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'own.jpg'), 'no photograph');
    await expect(photograph('own', { folder })).rejects.toThrow(/own\.jpg cannot be read/);
  });

  it('is refused when it is too small for its place', async () => {
    const folder = makeTempFolder();
    await photo(300, 200, 'red').png().toFile(join(folder, 'own.png'));
    const crop = { left: 0, top: 0, width: 0.75, height: 1 };
    await expect(photograph('own', { folder, crop, narrowest: 672 })).rejects.toMatchObject({
      constructor: OwnerError,
      message: expect.stringMatching(
        /own\.png is 300 x 200 pixels, .* one that is 896 wide or more/,
      ),
    });
  });

  it('must exist, and only once', async () => {
    const folder = makeTempFolder();
    await expect(photograph('own', { folder })).rejects.toThrow(/no picture named own/);
    for (const file of ['own.png', 'own.webp']) await photo(9, 6, 'red').toFile(join(folder, file));
    await expect(photograph('own', { folder })).rejects.toThrow(/own\.png and own\.webp: keep one/);
  });
});
