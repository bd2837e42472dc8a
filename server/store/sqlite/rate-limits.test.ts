import { expect, test } from 'vitest';
import { rateLimitsOf } from './sqlite-inserts.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:ab02::', ['2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:0:ff:ffff::', ['2001:db8:0:ff::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
])('%s belongs to %j', (address, networks) => {
  expect(rateLimitsOf(address).map(({ network }) => network)).toEqual(networks);
});
