import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** The server's address, to open in a browser. */
  url: string;
  /** Accepts no new connections and resolves once the responses under way are out. */
  close(): Promise<void>;
}

/** Node's limits on each connection. How many an address opens is the proxy's to limit (docs/security.md). */
export const limits = {
  /** From the opening of the connection to the last header. */
  headersTimeout: 15_000,
  /** To the last byte of the body. */
  requestTimeout: 30_000,
  /** How often Node checks the two above; its default of 30 seconds would triple the first. */
  connectionsCheckingInterval: 5000,
  /** Longer than proxies keep theirs, or they would send a request into a closing connection. */
  keepAliveTimeout: 65_000,
};

/** How long the client may leave a response unread (ms). */
const unreadTimeout = 60_000;
const maxConnections = 10_000;

/** How long requests under way may take once the server stops (ms). */
const closingTimeout = 10_000;

export async function listen(
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(limits, getRequestListener(app.fetch));
  server.timeout = unreadTimeout;
  server.maxConnections = maxConnections;
  // By default Node drops headers past a count, and a proxy's `X-Forwarded-For` comes last.
  server.maxHeadersCount = 0;
  const url = await startListening(server, port, host);
  return { url, close: () => close(server) };
}

/** Resolves with the server's URL. Port 0 is any free one. Rejects if the port is in use. */
export function startListening(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const { port: actualPort } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${actualPort}`);
    });
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its last response is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), closingTimeout);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
