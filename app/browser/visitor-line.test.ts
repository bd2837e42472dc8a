import { expect, it } from 'vitest';
import { lineText, parseLine } from './visitor-line.ts';

it('parses the text it formats', () => {
  const hours = { waits: [1, 12, 32, 3, 16], work: 8 };
  expect(parseLine(lineText(hours))).toEqual(hours);
});

it.each(['1-2-3-4-5', '1-2-3-4-5-6-7', '1-2-3-4-5-401', '1-2-3-4-5-6.5', '1-2-3-4-5-6\n'])(
  'rejects %j: not six whole numbers up to the maximum',
  (text) => {
    expect(parseLine(text)).toBeUndefined();
  },
);
