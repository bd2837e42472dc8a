import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** Where the server can be reached, as an address to open. */
  url: string;
  /** Accepts nothing new and resolves once the answers under way are out. */
  close(): Promise<void>;
}

/** What requests under way are given to finish when the server stops. */
const closingTimeMs = 10_000;

export interface ListenOptions {
  host: string;
  port: number;
  /** For the answers that are given before a request reaches the app. */
  headers: Record<string, string>;
  /** Once aborted, every answer asks for a new connection, so that the next one goes elsewhere. */
  stopping?: AbortSignal;
}

export function listen(
  app: Hono,
  { host, port, headers, stopping }: ListenOptions,
): Promise<Listening> {
  const listener = getRequestListener(app.fetch, {
    // A request line that is no address: hono never sees it.
    errorHandler: () => new Response('Bad Request', { status: 400, headers }),
  });
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (stopping?.aborted) response.setHeader('connection', 'close');
      void listener(request, response);
    },
  );
  // An `Expect` of anything but what Node knows. By itself it would answer without our headers.
  server.on('checkExpectation', (_, response: ServerResponse) => {
    response.writeHead(417, headers).end();
  });
  server.on('clientError', (error, socket) =>
    refuseBrokenRequest(error, socket as Socket, headers),
  );

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      const { port: actualPort } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${name}:${actualPort}`, close: () => close(server) });
    });
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only once its last answer is out.
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
