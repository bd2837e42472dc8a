import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** For connections that closed before their address was read. They share one limit. */
const goneAddress = '0.0.0.0';

interface AddressSources {
  /** Undefined once the connection is closed. */
  socketAddress: string | undefined;
  /** `X-Forwarded-For`, its lines joined by commas. */
  forwardedFor: string | undefined;
  /** How many proxies in front are trusted. */
  trustProxy: number;
}

/**
 * Returns what the rate limit counts: an IPv4 address, or the first one of an IPv6 /56. Undefined, and
 * so unlimited, on this machine: a person at the keyboard, or a proxy that nobody has declared, behind which
 * all visitors would share one limit. Undefined also without a connection, as in `app.request()`.
 */
export function clientAddress(c: Context, trustProxy: number): string | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!incoming) return undefined;
  return findClientAddress({
    socketAddress: incoming.socket.remoteAddress,
    forwardedFor: c.req.header('x-forwarded-for'),
    trustProxy,
  });
}

/** Each proxy appends the address of its caller, so only the last `trustProxy` entries can be trusted. */
export function findClientAddress({
  socketAddress,
  forwardedFor,
  trustProxy,
}: AddressSources): string | undefined {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const forwarded = trustProxy === 0 ? undefined : entries.slice(-trustProxy)[0];
  const address = readAddress(forwarded) ?? readAddress(socketAddress);
  if (address?.range() === 'loopback') return undefined;
  if (address instanceof ipaddr.IPv6)
    return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString();
  return address?.toString() ?? goneAddress;
}

/** Reads `1.2.3.4`, `1.2.3.4:80`, `::1`, `fe80::1%eth0`, `[::1]` and `[::1]:80`. */
function readAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  // An IPv4 client of a dual-stack socket counts as IPv4.
  return isAddress ? ipaddr.process(bare) : undefined;
}
