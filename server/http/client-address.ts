import { isIP, isIPv4, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Stands for all connections that closed before their address was read: they share one limit. */
const goneAddress = '0.0.0.0';

interface RequestPath {
  /** Undefined once the connection is closed. */
  socketAddress: string | undefined;
  /** `X-Forwarded-For`, its lines joined by commas. */
  forwardedFor: string | undefined;
  /** How many proxies in front are trusted. */
  trustProxy: number;
}

/**
 * Returns the visitor's address: IPv4, or IPv6 in its shortest form. Undefined only where there is no
 * connection, as in `app.request()`.
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
  // In lower case, compressed, without its zone.
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  // An IPv4 client of a dual-stack socket.
  const mapped = plain.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : plain;
}
