import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { root } from '#generator/root.ts';
import { typefaceFile, wholeTypeface } from './typeface.ts';

const file = await typefaceFile();
const [first, whole] = [openSync(file), openSync(wholeTypeface)];

it('has every letter of the site’s words and of English', () => {
  const content = readdirSync(join(root, 'content')).map((name) =>
    readFileSync(join(root, 'content', name), 'utf8'),
  );
  const text = `“It’s 5 – 7 %, isn’t it?” © 2025… ${content.join('')}`;
  const codes = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const known = codes.intersection(new Set(whole.characterSet));
  expect([...known.difference(new Set(first.characterSet))]).toEqual([]);
});

it('spaces words as the whole typeface does', () => {
  const words = 'Enabling Velocity through AI: AV, To, final offices, 14:02, 0.7 %';
  expect(first.layout(words).positions).toEqual(whole.layout(words).positions);
});

it('fits, with its headers, into the ten packets a server sends at once', () => {
  expect(statSync(file).size).toBeLessThan(13_500);
});
