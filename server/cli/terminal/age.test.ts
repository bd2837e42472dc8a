import { expect, test } from 'vitest';
import { describeAge, parseAge, timeBefore } from './age.ts';

test.each([
  ['1d', '2026-03-30T10:00:00.000Z', '1 day'],
  ['90d', '2025-12-31T10:00:00.000Z', '90 days'],
  ['2w', '2026-03-17T10:00:00.000Z', '2 weeks'],
  // February is shorter, and no message of 1 March is a month old on the 31st.
  ['1m', '2026-02-28T10:00:00.000Z', '1 month'],
  ['18m', '2024-09-30T10:00:00.000Z', '18 months'],
  ['2y', '2024-03-31T10:00:00.000Z', '2 years'],
  ['99999y', '1970-01-01T00:00:00.000Z', '99999 years'],
])('%s', (text, time, words) => {
  const age = parseAge(text);
  expect(timeBefore(new Date('2026-03-31T10:00:00Z'), age).toISOString()).toBe(time);
  expect(describeAge(age)).toBe(words);
});

test.each(['', '90', 'd', '0d', '-1d', '1.5y', '90 d', '1h', '1M', '100000d'])('not %j', (text) => {
  expect(() => parseAge(text)).toThrow('Give days, weeks, months or years');
});
