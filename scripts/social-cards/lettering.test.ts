import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { outline, widthOf } from '../../art/lettering.ts';
import { root } from '../steps.mjs';

const words = 'Enabling Velocity through AI, 14:02, 0.7 % “é”';
const plain = { size: 1000, weight: 400 };

it('has the typeface of the pages, uncompressed', () => {
  const folder = 'node_modules/@fontsource-variable/radio-canada-big/files';
  const styles = readFileSync(join(root, 'app/styles/fonts.css'), 'utf8');
  const [file = ''] = /radio-canada-big-latin-wght-normal\.woff2/.exec(styles) ?? [];
  const pages = openSync(join(root, folder, file)).layout(words);
  const ours = openSync(join(root, 'art/type/radio-canada-big.ttf')).layout(words);
  expect(ours.positions).toEqual(pages.positions);
  expect(ours.glyphs.map(({ path }) => path.commands)).toEqual(
    pages.glyphs.map(({ path }) => path.commands),
  );
});

it('draws every letter, and heavier ones wider', () => {
  const letters = words.replaceAll(' ', '').length;
  expect(outline(words, plain).match(/M/g)).toHaveLength(words.length);
  expect(outline(words, plain).match(/m/g)?.length).toBeGreaterThanOrEqual(letters);
  expect(outline(words, plain)).not.toMatch(/NaN|undefined/);
  expect(outline(words, { ...plain, weight: 600 })).not.toBe(outline(words, plain));
  expect(widthOf('Mass', { ...plain, weight: 700 })).toBeGreaterThan(widthOf('Mass', plain));
});

it('kerns and tracks', () => {
  const apart = widthOf('A', plain) + widthOf('V', plain);
  expect(widthOf('AV', plain)).toBeLessThan(apart);
  expect(widthOf('AV', { ...plain, tracking: 0.1 })).toBeCloseTo(widthOf('AV', plain) + 100);
  expect(widthOf('AV', { ...plain, size: 10 })).toBeCloseTo(widthOf('AV', plain) / 100);
});
