import { expect, test } from 'vitest';
import { codings } from './load-site.ts';
import { chooseCoding } from './serve-site.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, zstd', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', 'identity'],
  ['identity;q=0.5, br;q=0.4', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, coding) => {
  expect(chooseCoding(codings, header).coding).toBe(coding);
});
