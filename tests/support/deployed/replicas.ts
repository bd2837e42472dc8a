import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { startProxy } from './proxy-process.ts';

/** Starts two servers on one database behind Caddy, as docs/operations.md describes. */
export async function startReplicas(dist: string, environment: Record<string, string>) {
  const own = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' };
  const start = (port: number) => startServer(dist, { ...environment, ...own, PORT: String(port) });
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const folder = makeTempFolder();
  const config = join(folder, 'Caddyfile');
  // Without the admin port, which only one Caddy can have.
  writeFileSync(config, `{\n\tadmin off\n}\nimport ${join(root, 'deploy/caddy/Caddyfile')}\n`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const proxy = await startProxy(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', config],
    url,
    {
      SITE_ADDRESS: url,
      SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HOME: folder,
    },
  );
  return {
    url: proxy.url,
    servers,
    /** Shuts one down gracefully and starts another on its port. */
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
