import { expect, test } from 'vitest';
import { formatLine, parseLine } from './line-durations.ts';

test('a visitor’s line is the same after it is formatted and parsed', () => {
  const hours = { waits: [1, 12, 32, 3, 16], handsOn: 8 };
  expect(parseLine(formatLine(hours))).toEqual(hours);
});

test.each(['1-2-3-4-5', '1-2-3-4-5-6-7', '1-2-3-4-5-401', '1-2-3-4-5-6.5', '1-2-3-4-5-6\n'])(
  'parseLine rejects %j, which is not exactly six whole numbers up to the maximum',
  (text) => {
    expect(parseLine(text)).toBeUndefined();
  },
);
