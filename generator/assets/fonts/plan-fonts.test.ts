import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { type AssetFile, bytesOf } from '#generator/cache/asset-cache.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { planFonts, typefaceFile, unicodeRange } from './plan-fonts.ts';

const folder = makeTempFolder();

const { files, css } = planFonts();
const fonts = await Promise.all(files.slice(0, 3).map(open));
const [own, others, extended] = fonts.map(codesOf);
const whole = openSync(typefaceFile);

it('covers western Europe with two files', () => {
  expect(own?.union(others ?? new Set())).toEqual(codesOf(whole));
});

it('covers English with the first file', () => {
  const text = 'Zoë wrote: “It’s 5 – 7 %, isn’t it?” © 2025…';
  const missing = [...text].filter((letter) => !own?.has(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual(['ë']);
});

it('spaces words as the whole typeface does', () => {
  const words = 'Enabling Velocity through AI: AV, To, final offices, 14:02, 0.7 %';
  const [first] = fonts;
  expect(first?.layout(words).positions).toEqual(whole.layout(words).positions);
});

it('fits the first file, with its headers, into the ten packets a server sends at once', async () => {
  const [first] = files;
  expect(first && (await bytesOf(first)).length).toBeLessThan(13_500);
});

it('requests the other files only for letters that the first lacks', () => {
  const [first, ...faces] = css.split('@font-face').slice(1);
  expect(first).not.toContain('unicode-range');
  const [last, middle] = [others, extended].map((set) => characters(set));
  expect(faces[0]).toContain(`unicode-range: ${unicodeRange(middle ?? [], characters(own))};`);
  expect(faces[1]).toContain(`unicode-range: ${unicodeRange(last ?? [], characters(own))};`);
});

it('covers central Europe with the last file alone', () => {
  const codes = [...'Łź'].map((letter) => letter.codePointAt(0) ?? 0);
  expect(extended?.isSupersetOf(new Set(codes))).toBe(true);
  expect([own, others].map((set) => set?.isDisjointFrom(extended ?? new Set()))).toEqual([
    true,
    true,
  ]);
});

it('writes as few ranges as keep other letters out', () => {
  expect(unicodeRange('dabc~fé', 'e')).toBe('U+61-64,U+66-e9');
});

async function open(file: AssetFile): Promise<Font> {
  const path = join(folder, `${file.hash}.woff2`);
  writeFileSync(path, await bytesOf(file));
  return openSync(path);
}

/** Leaves out U+FFFF, which only ends the font's table. */
function codesOf({ characterSet }: Font): Set<number> {
  return new Set(characterSet.filter((code) => code !== 0xffff));
}

function characters(codes: Iterable<number> = []): string[] {
  return [...codes].map((code) => String.fromCodePoint(code));
}
