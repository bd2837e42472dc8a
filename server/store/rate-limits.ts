import { isIPv6 } from 'node:net';

export interface RateLimit {
  network: string;
  /** The multiple of one address's limit that it may send. */
  share: number;
}

/**
 * Returns the networks that a message counts towards, the widest last. An IPv6 host has a whole /64,
 * a household often a /56, a company a /48.
 */
export function rateLimitsOf(address: string): RateLimit[] {
  if (!isIPv6(address)) return [{ network: address, share: 1 }];
  // The URL parser normalizes IPv6 addresses.
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
