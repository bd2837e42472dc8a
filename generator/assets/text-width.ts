import { join } from 'node:path';
import { openSync } from 'fontkit';
import { root } from '#generator/root.ts';

/** The spacing of `h1` in styles/base.css (em). */
const headline = { letterSpacing: -0.042, wordSpacing: 0.035 };

const font = openSync(
  join(
    root,
    'node_modules/@fontsource/radio-canada-big/files/radio-canada-big-latin-600-normal.woff',
  ),
);

/** Measures a headline in ems, on one line. CSS divides the window by it to fit the size. */
export function headlineWidth(words: string): number {
  const spaces = words.split(' ').length - 1;
  const spacing = words.length * headline.letterSpacing + spaces * headline.wordSpacing;
  return font.layout(words).advanceWidth / font.unitsPerEm + spacing;
}

/** Measures a headline in ems, on two lines, broken to be as narrow as possible. */
export function headlineWidthOnTwoLines(headline: string): number {
  const words = headline.split(' ');
  const widths = words.map((_, index) => {
    const lines = [words.slice(0, index), words.slice(index)];
    return Math.max(...lines.map((line) => headlineWidth(line.join(' '))));
  });
  return Math.min(...widths);
}
