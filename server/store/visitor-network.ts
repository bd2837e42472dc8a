import { isIPv6 } from 'node:net';

/** Whoever has one address of IPv6 has its /64, so that is what a limit counts by. */
export function visitorNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes an address of IPv6 in its one short form.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
