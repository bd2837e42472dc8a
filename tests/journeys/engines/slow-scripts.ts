import { createServer, request } from 'node:http';
import { startListening } from '#server/listen/start-listening.ts';

/** Starts a proxy that holds the site's scripts back until `arrive`. */
export async function startSlowly(site: string) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = createServer(async (visitor, answer) => {
    if (/react-.*\.js$/.test(visitor.url ?? '')) await arrived;
    const { method, headers } = visitor;
    const asked = request(new URL(visitor.url ?? '', site), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    visitor.pipe(asked);
  });
  return {
    url: await startListening(server, 0, '127.0.0.1'),
    arrive,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
