import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { startProxy } from './proxy-process.ts';

/** Starts three servers on one database behind HAProxy, as docs/operations.md describes. */
export async function startReplicas(dist: string, environment: Record<string, string>) {
  const own = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' };
  const start = (port: number) => startServer(dist, { ...environment, ...own, PORT: String(port) });
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const bind = `127.0.0.1:${await freePort()}`;
  const [REPLICA_A = '', REPLICA_B = '', REPLICA_C = ''] = ports.map((port) => `127.0.0.1:${port}`);
  const args = ['-db', '-f', join(root, 'deploy/haproxy/haproxy.cfg')];
  const addresses = { SITE_BIND: bind, REPLICA_A, REPLICA_B, REPLICA_C };
  const proxy = await startProxy('haproxy', args, `http://${bind}`, addresses);
  return {
    url: proxy.url,
    servers,
    /** Stops one in order and starts another on its port. */
    async restart(index: number) {
      const exitCode = (await servers[index]?.stop('SIGTERM')) ?? null;
      const server = await start(ports[index] ?? 0);
      servers[index] = server;
      return { server, exitCode };
    },
    async stop() {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    },
  };
}
