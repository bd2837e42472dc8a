import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { photographs } from './pictures.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } });

/** Builds a module that imports a picture, and returns the built pictures. */
async function buildWith(file: string, content: Buffer | string) {
  const folder = makeTempFolder();
  writeFileSync(join(folder, file.replace(/\?.*/, '')), content);
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `import picture from './${file}'; console.log(picture);`);
  const dist = join(folder, 'dist');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [photographs()],
    build: { outDir: dist, ssr: entry, ssrEmitAssets: true, assetsInlineLimit: 0 },
  });
  const pictures = readdirSync(join(dist, 'assets'));
  return pictures.map((name) => ({ name, bytes: readFileSync(join(dist, 'assets', name)) }));
}

it('encodes a photograph as AVIF and WebP in each width, upright, without the camera’s notes', async () => {
  const taken = photo(1000, 600).withMetadata({ orientation: 6 }).jpeg();
  const files = await buildWith('own.jpg?w=300;500&as=picture', await taken.toBuffer());
  const written = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  const shapes = written.map(({ format, width, height }) => `${format} ${width} ${height}`);
  expect(shapes.toSorted()).toEqual([
    'heif 300 500',
    'heif 500 833',
    'webp 300 500',
    'webp 500 833',
  ]);
  for (const picture of written)
    for (const note of ['exif', 'xmp', 'icc', 'orientation'])
      expect(picture).not.toHaveProperty(note);
});

it.each([
  ['own.jpg?w=300;500&as=picture', 'no photograph', /own\.jpg cannot be read as a photograph/],
  [
    'own.png?w=300;500&as=picture',
    await photo(400, 300).png().toBuffer(),
    /own\.png is 400 pixels wide: use one of 500 or more\.$/m,
  ],
])('names a file that cannot be shown: %s', async (file, content, message) => {
  await expect(buildWith(file, content)).rejects.toThrow(message);
});
