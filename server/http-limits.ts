import type { Server, ServerOptions } from 'node:http';

/** What Node holds every client to. Whoever is slower is let go, so that sockets cannot be used up. */
export const httpLimits = {
  /** All headers are in by then, counted from when the connection was opened. */
  headersTimeout: 15_000,
  /** And so is the body. */
  requestTimeout: 30_000,
  /** How often the two above are looked after; Node's own 30 seconds would triple the first. */
  connectionsCheckingInterval: 5000,
  /** Longer than proxies keep theirs, or they would send a request into a closing connection. */
  keepAliveTimeout: 65_000,
  /** Request line and headers together. */
  maxHeaderSize: 16 * 1024,
  /** By itself Node would refuse those without one before we can say anything. */
  requireHostHeader: false,
} satisfies ServerOptions;

/** Nothing on this site takes as long, even on a bad line. */
const answerTimeoutMs = 60_000;

/** Connections cost memory even when nothing is asked; past these, new ones are closed at once. */
const maxConnections = 10_000;

/** What Node's options do not cover: clients that do not read what they asked for, and their number. */
export function limitClients(server: Server, timeoutMs = answerTimeoutMs): void {
  server.maxConnections = maxConnections;
  // Node would pass over headers past a count, a proxy's `X-Forwarded-For` among them. Their size has a limit.
  server.maxHeadersCount = 0;
  // Each request has its limits, whichever connection it comes on.
  server.maxRequestsPerSocket = 0;
  server.on('request', (_, response) => {
    const deadline = setTimeout(() => response.destroy(), timeoutMs);
    response.once('close', () => clearTimeout(deadline));
  });
}
