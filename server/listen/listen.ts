import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Hono } from 'hono';
import { securityHeaders } from '#server/http/headers.ts';
import type { Site } from '#server/site/load-site.ts';
import { clientLimits, httpLimits } from './http-limits.ts';
import { limitClients } from './limit-clients.ts';
import { responder } from './respond.ts';
import { startListening } from './start-listening.ts';
import { watchRequests } from './watch-requests.ts';

export interface Listening {
  /** Where the server can be reached, as an address to open. */
  url: string;
  /** Accepts nothing new and resolves once the responses under way are out. */
  close(): Promise<void>;
}

/** What requests under way are given to finish when the server stops. */
const closingTimeMs = 10_000;

export interface ListenOptions {
  host: string;
  port: number;
  site: Site;
  trustProxy?: number;
  /** Once aborted, every response asks for a new connection, so that the next one goes elsewhere. */
  stopping?: AbortSignal;
}

export async function listen(
  app: Hono,
  { host, port, site, trustProxy = 0, stopping }: ListenOptions,
): Promise<Listening> {
  const headers = securityHeaders({ supabaseOrigin: site.supabaseOrigin });
  const respond = responder(app, site, trustProxy);
  const server = createServer(httpLimits);
  const handle = watchRequests((request, response) => {
    if (stopping?.aborted) response.setHeader('connection', 'close');
    return respond(request, response);
  }, trustProxy);
  // Behind a proxy all come from its address.
  const ofProxy = { ...clientLimits, connectionsPerAddress: clientLimits.connections };
  limitClients(server, handle, trustProxy > 0 ? ofProxy : clientLimits);
  // An `Expect` of anything but what Node knows. Node's own response would bypass the log and lack our headers.
  server.on('checkExpectation', (...asked) => server.emit('request', ...asked));
  server.on('clientError', (error, socket) =>
    refuseBrokenRequest(error, socket as Socket, headers),
  );

  const url = await startListening(server, port, host);
  return { url, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its last response is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), closingTimeMs);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** What Node answers by itself, with our headers. */
function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    {
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
      HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    }[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
}
