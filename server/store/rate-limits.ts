import { isIPv6 } from 'node:net';

export interface RateLimit {
  network: string;
  /** How many times one address's share it may send. */
  share: number;
}

/**
 * What messages are counted by, the widest last: whoever has one address of IPv6 has its /64, a
 * household often a /56, a company a /48.
 */
export function rateLimitsOf(address: string): RateLimit[] {
  if (!isIPv6(address)) return [{ network: address, share: 1 }];
  // The URL parser writes an address of IPv6 in its one short form.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  const [first, second, third, fourth = ''] = groups;
  const site = `${first}:${second}:${third}`;
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: `${site}:${fourth}::/64`, share: 1 },
    { network: `${site}:${household}::/56`, share: 2 },
    { network: `${site}::/48`, share: 5 },
  ];
}
