import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#generator/root.ts';
import { startVisitors } from '#tests/faults/visitors.ts';
import { freePort, runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { startProxy } from '#tests/support/deployed/proxy-process.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { startServer, until } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

describe.skipIf(!findProgram('caddy') || !findProgram('postgres'))(
  'two servers behind Caddy (needs caddy and postgres)',
  () => {
    let databaseUrl: string;
    let replicas: Awaited<ReturnType<typeof startReplicas>>;

    beforeAll(async () => {
      databaseUrl = await newDatabase();
      replicas = await startReplicas(makeFixtureSite(), {
        DATABASE_URL: databaseUrl,
        DATA_DIR: makeTempDirectory(),
        MESSAGES_PER_ADDRESS: '0',
      });
    }, 60_000);

    afterAll(() => replicas?.stop());

    test('ignore X-Forwarded-Proto from visitors', async () => {
      const claimed = { 'x-forwarded-proto': 'https' };
      const { headers } = await fetch(replicas.url, { headers: claimed });
      expect(headers.has('strict-transport-security')).toBe(false);
    });

    test('are restarted in turn under load: no failed request, no lost message', async () => {
      const { url } = replicas;
      const reading = new AbortController();
      const reads = Array.from({ length: 4 }, () => readPages(url, reading.signal));
      const visitors = startVisitors(8, () => [url]);
      const { acknowledged, failures } = visitors;
      await until(() => acknowledged.size > 50);
      for (let index = 0; index < replicas.servers.length; index += 1) {
        const { server, exitCode } = await replicas.restart(index);
        expect(exitCode).toBe(0);
        await until(server.isReady);
        // It serves again before the next one stops.
        const enough = acknowledged.size + 100;
        await until(() => acknowledged.size > enough);
      }
      await visitors.finish();
      reading.abort();
      expect(await Promise.all(reads)).toEqual([[], [], [], []]);
      expect(failures).toEqual([]);
      const rows = await runSql(databaseUrl, 'select name from public.contacts');
      const stored = rows.map(({ name }) => String(name));
      expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
    }, 90_000);
  },
);

/** Reads pages until the signal. Resolves with every outcome but a 200. */
async function readPages(url: string, signal: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  while (!signal.aborted) {
    const outcome = await fetch(url).then(({ status }) => status, String);
    if (outcome !== 200) failures.push(outcome);
  }
  return failures;
}

/** Starts two servers on one database behind Caddy, as docs/operations.md describes. */
async function startReplicas(dist: string, environment: Record<string, string>) {
  const settings = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' };
  const start = (port: number) =>
    startServer(dist, { ...environment, ...settings, PORT: String(port) });
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const directory = makeTempDirectory();
  const config = join(directory, 'Caddyfile');
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
      HOME: directory,
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
