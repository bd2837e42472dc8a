import { createServer, type IncomingMessage, request } from 'node:http';
import { startListening } from '#server/listen/listen.ts';

/** Starts a proxy to the site that holds some requests back until `release`. */
export async function startHolding(site: string, isHeld: (request: IncomingMessage) => boolean) {
  const held: ('under way' | 'arrived' | 'broken off')[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const proxy = createServer(async (received, response) => {
    if (isHeld(received)) {
      const at = held.push('under way') - 1;
      response.on('close', () => {
        held[at] = response.writableFinished ? 'arrived' : 'broken off';
      });
      await released;
    }
    const { method, headers, url = '' } = received;
    const passed = request(new URL(url, site), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    passed.on('error', () => response.destroy());
    received.pipe(passed);
  });
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: await startListening(proxy, 0, '127.0.0.1'), held, release, stop };
}
