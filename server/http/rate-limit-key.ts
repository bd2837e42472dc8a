import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Returns the key of a request's client. Returns undefined if there is no connection, as in `app.request()`. */
export function rateLimitKey(c: Context, trustProxy: number): string | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!incoming) return undefined;
  return findRateLimitKey(
    incoming.socket.remoteAddress,
    trustProxy,
    c.req.header('x-forwarded-for'),
  );
}

/**
 * Returns the client's IPv4 address, or the first address of its IPv6 /56; undefined means no limit. Trusts only the
 * last `trustProxy` entries of `forwardedFor`, because each proxy appends its client's address.
 */
export function findRateLimitKey(
  socketAddress: string | undefined,
  trustProxy: number,
  forwardedFor = '',
): string | undefined {
  const entries = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const forwarded = trustProxy === 0 ? undefined : entries.slice(-trustProxy)[0];
  const address = parseAddress(forwarded) ?? parseAddress(socketAddress);
  // A local user, or a proxy that TRUST_PROXY does not count: all visitors behind it would share one limit.
  if (address?.range() === 'loopback') return undefined;
  if (address instanceof ipaddr.IPv6)
    return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString();
  // Connections that closed before their address was read share one limit.
  return address?.toString() ?? '0.0.0.0';
}

/** Parses `1.2.3.4`, `1.2.3.4:80`, `::1`, `fe80::1%eth0`, `[::1]` and `[::1]:80`. */
function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const withoutPort = text.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
  const isAddress =
    ipaddr.IPv4.isValidFourPartDecimal(withoutPort) || ipaddr.IPv6.isValid(withoutPort);
  // `process` unwraps the IPv4-mapped IPv6 addresses of a dual-stack socket.
  return isAddress ? ipaddr.process(withoutPort) : undefined;
}
