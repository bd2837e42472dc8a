import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { startProxy } from './proxy-process.ts';

export interface Replicas {
  /** HAProxy's address. */
  url: string;
  servers: readonly ServerProcess[];
  /** Stops one in order and starts another on its port. Resolves with that one, and the exit code. */
  restart(index: number): Promise<{ server: ServerProcess; exitCode: number | null }>;
  stop(): Promise<void>;
}

/** Starts three servers on one database behind HAProxy, as docs/operations.md describes. */
export async function startReplicas(
  dist: string,
  environment: Record<string, string>,
): Promise<Replicas> {
  const own = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' };
  const start = (port: number) => startServer(dist, { ...environment, ...own, PORT: String(port) });
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const bind = `127.0.0.1:${await freePort()}`;
  const [REPLICA_A = '', REPLICA_B = '', REPLICA_C = ''] = ports.map((port) => `127.0.0.1:${port}`);
  const proxy = await startProxy('haproxy', {
    args: ['-db', '-f', join(root, 'deploy/haproxy/haproxy.cfg')],
    url: `http://${bind}`,
    environment: { SITE_BIND: bind, REPLICA_A, REPLICA_B, REPLICA_C },
  });
  return {
    url: proxy.url,
    servers,
    async restart(index) {
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
