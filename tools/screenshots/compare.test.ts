import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { comparePictures } from './compare.ts';

const picture = (background: string, width = 4) =>
  sharp({ create: { width, height: 2, channels: 3, background } });

it('names what is new, gone, larger or drawn otherwise, and draws that', async () => {
  const [before, after, differences] = [makeTempFolder(), makeTempFolder(), makeTempFolder()];
  const put = (folder: string, name: string, file: Sharp) =>
    file.png().toFile(join(folder, `${name}.png`));
  await put(before, 'same', picture('green'));
  await put(after, 'same', picture('green'));
  await put(before, 'gone', picture('green'));
  await put(after, 'new', picture('green'));
  await put(before, 'wider', picture('green'));
  await put(after, 'wider', picture('green', 5));
  await put(before, 'other', picture('green'));
  const dot = { create: { width: 1, height: 1, channels: 3, background: 'red' } } as const;
  await put(after, 'other', picture('green').composite([{ input: dot, left: 0, top: 0 }]));
  expect(await comparePictures(before, after, differences)).toEqual([
    'gone.png: gone',
    'new.png: new',
    'other.png: 1 pixels differ',
    'wider.png: 4 × 2 has become 5 × 2',
  ]);
  expect(existsSync(join(differences, 'other.png'))).toBe(true);
});
