import { expect, it } from 'vitest';
import { formatLine, parseLine } from './visitor-line.ts';

it('the text of a line is parsed into the same line', () => {
  const hours = { waits: [1, 12, 32, 3, 16], work: 8 };
  expect(parseLine(formatLine(hours))).toEqual(hours);
});

it.each(['1-2-3-4-5', '1-2-3-4-5-6-7', '1-2-3-4-5-401', '1-2-3-4-5-6.5', '1-2-3-4-5-6\n'])(
  'a line’s text must be six whole numbers up to the maximum, unlike %j',
  (text) => {
    expect(parseLine(text)).toBeUndefined();
  },
);
