import { isIP, isIPv4, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What Node calls a connection whose other end is gone: all of those share one sender's limit. */
const goneAddress = '0.0.0.0';

interface RequestPath {
  /** The other end of the connection. Undefined once that has broken it off. */
  socketAddress: string | undefined;
  /** `X-Forwarded-For`, its lines joined by commas. */
  forwardedFor: string | undefined;
  /** How many proxies in front of this server may be believed. */
  trustProxy: number;
}

/**
 * The visitor's address, bare: IPv4, or IPv6 in its shortest spelling. Undefined only
 * where there is no connection, as in `app.request()`.
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

/**
 * Each proxy adds the address it was called from at the right of the header, so that
 * only as many entries from the right can be believed as there are trusted proxies.
 */
export function findClientAddress({
  socketAddress,
  forwardedFor,
  trustProxy,
}: RequestPath): string {
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const believed = trustProxy === 0 ? undefined : entries.slice(-trustProxy)[0];
  return readAddress(believed) ?? readAddress(socketAddress) ?? goneAddress;
}

/** Reads `1.2.3.4`, `1.2.3.4:80`, `::1`, `fe80::1%eth0`, `[::1]` and `[::1]:80`. */
function readAddress(text = ''): string | undefined {
  const { v4, v6 } = /^(?<v4>[\d.]+):\d+$|^\[(?<v6>[^\]]+)\](:\d+)?$/.exec(text)?.groups ?? {};
  const address = v4 ?? v6 ?? text;
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  // Without its zone, in lower case and with its zeros left out.
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  // An IPv4 client of a socket that takes both families.
  const mapped = plain.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : plain;
}
