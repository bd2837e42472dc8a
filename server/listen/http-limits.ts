import type { ServerOptions } from 'node:http';

/** What Node itself holds every client to. Whoever is slower is let go, so that sockets cannot be used up. */
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

/** What it does not cover; `limit-clients.ts` does. */
export const clientLimits = {
  /** Connections cost memory even when nothing is asked. */
  connections: 10_000,
  /** Of them, those of one address; an office behind one has no more at work at a time. */
  connectionsPerAddress: 1000,
  /** Browsers and proxies wait for each response before they ask again. */
  requestsAtOnce: 32,
  /** Nothing on this site takes as long, even on a bad line. */
  answerMs: 60_000,
};
