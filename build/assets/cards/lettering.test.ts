import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { typefaceFile } from '#build/assets/fonts/plan-fonts.ts';
import { outline, widthOf } from '#build/assets/svg/lettering.ts';
import { root } from '#tools/steps.mjs';

const words = 'Enabling Velocity through AI, 14:02, 0.7 % “é”';
const plain = { size: 1000, weight: 400 };

it('has the typeface of the pages, uncompressed', () => {
  const pages = openSync(typefaceFile).layout(words);
  const ours = openSync(join(root, 'build/assets/svg/radio-canada-big.ttf')).layout(words);
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
