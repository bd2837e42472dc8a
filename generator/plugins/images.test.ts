import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { photographs } from './images.ts';

it('a photograph becomes AVIF and WebP in each width, upright and without metadata', async () => {
  const directory = makeTempDirectory();
  await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'green' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(directory, 'own.jpg'));
  const entry = join(directory, 'entry.js');
  writeFileSync(
    entry,
    "import picture from './own.jpg?w=300;500&as=picture'; console.log(picture);",
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [photographs()],
    build: {
      outDir: join(directory, 'dist'),
      ssr: entry,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
    },
  });
  const files = globSync(join(directory, 'dist/assets/*'));
  const images = await Promise.all(files.map((file) => sharp(file).metadata()));
  const shapes = images.map(({ format, width, height }) => `${format} ${width} ${height}`);
  expect(shapes.toSorted()).toEqual([
    'heif 300 500',
    'heif 500 833',
    'webp 300 500',
    'webp 500 833',
  ]);
  for (const image of images)
    for (const note of ['exif', 'xmp', 'icc', 'orientation'])
      expect(image).not.toHaveProperty(note);
});
