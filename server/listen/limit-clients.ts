import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { findClientAddress } from '#server/http/client-address.ts';
import { clientLimits } from './http-limits.ts';

interface Connection {
  socket: Socket;
  /** All connections, and those of the same network. */
  crowds: Crowd[];
  /** Requests whose response has not been sent in full. */
  asked: number;
}

interface Crowd {
  limit: number;
  open: Set<Connection>;
  /** Nothing is asked on these; the longest idle is the first. */
  idle: Set<Connection>;
}

/**
 * Has `handle` respond to the requests of a server, within limits. Node's `maxConnections` turns newcomers away,
 * so that whoever holds enough connections shuts out all others; here the longest idle one goes instead.
 */
export function limitClients(server: Server, handle: RequestListener, limits = clientLimits): void {
  // Node would pass over headers past a count, a proxy's `X-Forwarded-For` among them. Their size has a limit.
  server.maxHeadersCount = 0;
  const everyone = makeCrowd(limits.connections);
  const networks = new Map<string, Crowd>();
  const connections = new WeakMap<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket);
    const own = networks.get(network) ?? makeCrowd(limits.connectionsPerAddress);
    networks.set(network, own);
    const connection = { socket, crowds: [own, everyone], asked: 0 };
    connections.set(socket, connection);
    socket.once('close', () => {
      letGo(connection);
      if (own.open.size === 0 && networks.get(network) === own) networks.delete(network);
    });
    for (const { open, idle } of connection.crowds) {
      open.add(connection);
      idle.add(connection);
    }
    for (const { open, idle, limit } of connection.crowds) {
      // Where all others are at work, that is the newcomer itself.
      const [longestIdle = connection] = idle;
      if (open.size > limit) letGo(longestIdle);
    }
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.asked += 1;
    // Node goes on reading what has arrived already; none of that is answered.
    if (connection.asked > limits.requestsAtOnce) return endFlood(connection);
    for (const { idle } of connection.crowds) idle.delete(connection);
    const deadline = setTimeout(() => response.destroy(), limits.answerMs);
    response.once('close', () => {
      clearTimeout(deadline);
      connection.asked -= 1;
      for (const { open, idle } of connection.crowds)
        if (connection.asked === 0 && open.has(connection)) idle.add(connection);
    });
    handle(request, response);
  });
}

function makeCrowd(limit: number): Crowd {
  return { limit, open: new Set(), idle: new Set() };
}

function letGo(connection: Connection): void {
  for (const { open, idle } of connection.crowds) {
    open.delete(connection);
    idle.delete(connection);
  }
  connection.socket.destroy();
}

/** Node makes an error with a stack for each request that it breaks off, which takes longer than a response. */
function endFlood(connection: Connection): void {
  const { stackTraceLimit } = Error;
  if (connection.socket.destroyed) return;
  connection.socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  connection.socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  letGo(connection);
}

/** An IPv4 address, or about what one visitor has of IPv6: its /64. */
function networkOf({ remoteAddress: socketAddress }: Socket): string {
  const address = findClientAddress({ socketAddress, forwardedFor: undefined, trustProxy: 0 });
  return address.replace(/::.*/, '').split(':').slice(0, 4).join(':');
}
