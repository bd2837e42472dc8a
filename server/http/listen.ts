import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface HttpServer {
  url: string;
  /** Stops accepting connections and resolves once in-flight responses have been sent. */
  close(): Promise<void>;
}

/** Timeouts for each connection (ms). Limiting the connections per address is left to the proxy (docs/security.md). */
const limits = {
  /** The time from opening the connection to the last header. */
  headersTimeout: 15_000,
  /** The time from opening the connection to the last byte of the body. */
  requestTimeout: 30_000,
  /** How often Node checks both limits. Node's default, 30 seconds, would let headers take three times as long. */
  connectionsCheckingInterval: 5000,
  /** Longer than the proxy's own timeout, so that the proxy never reuses a connection that is closing. */
  keepAliveTimeout: 65_000,
};

/** How long a connection may be idle, for example because the client does not read the response (ms). */
const socketIdleTimeout = 60_000;
const maxConnections = 10_000;

/** How long in-flight requests may take during shutdown (ms). */
const closingTimeout = 10_000;

export async function listen(
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  const server = createServer(limits, getRequestListener(app.fetch));
  server.timeout = socketIdleTimeout;
  server.maxConnections = maxConnections;
  // Accepts any number of headers, because a limit would drop the last headers, such as a proxy's `X-Forwarded-For`.
  server.maxHeadersCount = 0;
  server.listen(port, host);
  // Rejects if the port is in use.
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actualPort}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), closingTimeout);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(deadline);
}
