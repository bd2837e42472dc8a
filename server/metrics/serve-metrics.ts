import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { startListening } from '#server/listen/start-listening.ts';
import { logError } from '#server/logging/log.ts';

/** Serves `/metrics` on a port of its own, which no visitor reaches, until the process ends. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ url: string }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      logError('metrics_failed', error);
      response.writeHead(500).end();
    }
  });
  return { url: `${await startListening(server, port, host)}/metrics` };
}
