import { expect, it } from 'vitest';
import { lineText, parseLine } from './visitor-line.ts';

it('reads what it wrote', () => {
  const hours = { waits: [1, 12, 32, 3, 16], work: 8 };
  expect(parseLine(lineText(hours))).toEqual(hours);
});

it.each(['1-2-3-4-5', '1-2-3-4-5-6-7', '1-2-3-4-5-401', '1-2-3-4-5-6.5', '1-2-3-4-5-6\n'])(
  'refuses %j, which is not six whole numbers within the bound',
  (text) => {
    expect(parseLine(text)).toBeUndefined();
  },
);
