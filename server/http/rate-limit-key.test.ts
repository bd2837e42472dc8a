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
  ['an entry that is no address', 1, '1.2.3.4, unknown', proxy],
  ['a number, which some would read as 0.0.0.1', 1, '1', proxy],
])('%s', (_, trustProxy, forwardedFor, address) => {
  expect(findRateLimitKey({ socketAddress: proxy, forwardedFor, trustProxy })).toBe(address);
});

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::'],
  ['[::ffff:1.2.3.4%eth0]:80', '1.2.3.4'],
  // This machine, without a limit.
  ['127.0.0.1', undefined],
  ['[::1]:80', undefined],
])('%s counts as %s, from the header and from the socket', (text, network) => {
  const fromHeader = { socketAddress: proxy, forwardedFor: text, trustProxy: 1 };
  const fromSocket = { socketAddress: text, forwardedFor: undefined, trustProxy: 0 };
  expect(findRateLimitKey(fromHeader)).toBe(network);
  expect(findRateLimitKey(fromSocket)).toBe(network);
});

test('closed connections share one rate-limit key', () => {
  const gone = { socketAddress: undefined, forwardedFor: '6.6.6.6', trustProxy: 0 };
  expect(findRateLimitKey(gone)).toBe('0.0.0.0');
  expect(findRateLimitKey({ ...gone, trustProxy: 1 })).toBe('6.6.6.6');
});
