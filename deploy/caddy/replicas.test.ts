import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { hasCaddy, startCaddy } from '#tests/support/deployed/proxies.ts';
import {
  makeFixtureSite,
  makeTempDirectory,
  serveFixtureSite,
} from '#tests/support/server/fixture-site.ts';
import { sendContact, uniqueWord, validMessage } from '#tests/support/server/messages.ts';
import { freePort, startServer, until } from '#tests/support/server/program.ts';

describe.skipIf(!hasCaddy || !hasPostgres)('needs caddy and postgres', () => {
  test('the server behind Caddy ignores X-Forwarded-Proto from visitors', async () => {
    await using server = await serveFixtureSite({ TRUST_PROXY: '1' });
    await using caddy = await startCaddy([server.url], makeTempDirectory());
    const { headers } = await fetch(caddy.url, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('restarting one of two servers behind Caddy fails no request and loses no message', async () => {
    const dist = makeFixtureSite();
    const fixedPort = String(await freePort());
    const databaseUrl = await newDatabase();
    // The settings that docs/operations.md describes.
    const settings = { DRAIN_SECONDS: '3', TRUST_PROXY: '1', MESSAGES_PER_ADDRESS: '0' };
    const startOn = (port: string) =>
      startServer(dist, {
        ...settings,
        PORT: port,
        DATABASE_URL: databaseUrl,
        DATA_DIR: makeTempDirectory(),
      });
    await using oldServer = await startOn(fixedPort);
    await using otherServer = await startOn('0');
    await using caddy = await startCaddy([oldServer.url, otherServer.url], makeTempDirectory());

    const stop = new AbortController();
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    /** Reads pages and sends messages in turn. */
    async function visit(): Promise<void> {
      while (!stop.signal.aborted) {
        const name = uniqueWord();
        const page = await fetch(caddy.url).then(({ status }) => status, String);
        const insert = await sendContact(caddy.url, { ...validMessage, name });
        if (page === 200 && insert.status === 201) acknowledged.push(name);
        else failures.push({ page, insert: insert.status });
        // Leaves processor time to the servers.
        await setTimeout(50);
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visit));
    await until(() => acknowledged.length > 20);
    expect(await oldServer.stop('SIGTERM')).toBe(0);
    await using newServer = await startOn(fixedPort);
    const target = acknowledged.length + 20;
    await until(() => acknowledged.length > target);
    stop.abort();
    await visitors;

    expect(failures).toEqual([]);
    expect(await newServer.isReady()).toBe(true);
    const rows = await runSql(databaseUrl, 'select name from public.contacts');
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(acknowledged));
  });
});
