import { expect, test } from 'vitest';
import { findRateLimitKey } from './rate-limit-key.ts';

const proxy = '10.0.0.1';

test.each<[string, number, string | undefined, string]>([
  ['no proxy and a forged header', 0, '6.6.6.6', proxy],
  ['one proxy and an empty header', 1, ' , ', proxy],
  ['one proxy and a forged entry', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies and forged entries', 2, '::6,6.6.6.6,1.2.3.4,10.0.0.2', '1.2.3.4'],
  ['fewer entries than proxies', 3, '1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['empty entries', 2, ',1.2.3.4,, 10.0.0.2,', '1.2.3.4'],
  ['an entry that is not an address', 1, '1.2.3.4, unknown', proxy],
  // Some parsers read a bare number as the address 0.0.0.1.
  ['a bare number as the entry', 1, '1', proxy],
])('with %s, only trusted X-Forwarded-For entries determine the key', (_, hops, header, key) => {
  expect(findRateLimitKey(proxy, hops, header)).toBe(key);
});

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::'],
  ['[::ffff:1.2.3.4%eth0]:80', '1.2.3.4'],
  // Localhost has no rate limit.
  ['127.0.0.1', undefined],
  ['[::1]:80', undefined],
])('the rate-limit key of %s is %s, whether from the header or the socket', (text, key) => {
  expect(findRateLimitKey(proxy, 1, text)).toBe(key);
  expect(findRateLimitKey(text, 0)).toBe(key);
});

test('closed connections share one rate-limit key unless a proxy names their clients', () => {
  expect(findRateLimitKey(undefined, 0, '6.6.6.6')).toBe('0.0.0.0');
  expect(findRateLimitKey(undefined, 1, '6.6.6.6')).toBe('6.6.6.6');
});
