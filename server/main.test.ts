import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runScript } from '#tests/support/server/program.ts';
import { stored } from '#tests/support/server/run-contacts.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';
import packageJson from '../package.json' with { type: 'json' };

describe('a failed start', () => {
  const dist = makeFixtureSite();
  const start = (environment: Record<string, string>, site = dist) =>
    runScript('server/main.ts', ['--dist', site], {
      DATA_DIR: makeTempDirectory(),
      PORT: '0',
      ...environment,
    });

  test.each<[RegExp, Record<string, string>, site?: string]>([
    [/^PORT must be/, { PORT: 'http' }],
    [
      /^SITE_URL is https:\/\/other\.test, but the pages were built for https:\/\/site\.test\. /,
      { SITE_URL: 'https://other.test' },
    ],
    [
      /^PUBLIC_ANON_KEY is sb_publishable_other, but the pages were built to send sb_publishable_own/,
      { PUBLIC_ANON_KEY: 'sb_publishable_other' },
    ],
    [/^Cannot listen on host\.invalid/, { HOST: 'host.invalid' }],
    [/^The site has not been built/, {}, join(dist, 'none')],
  ])('ends with one line, %s', async (line, environment, site) => {
    const { code, stdout, stderr } = await start(environment, site);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each(['PORT', 'METRICS_PORT'])('reports a %s in use', async (variable) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await start({ [variable]: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Cannot listen on 127.0.0.1 port ${port}: it is already in use. Set ${variable} to another one.\n`,
    );
  });
});

describe('a running server', () => {
  test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'shuts down cleanly on %s',
    async (signal) => {
      const dataDir = makeTempDirectory();
      const server = await runningServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '1' });
      const health = await fetch(`${server.url}${paths.health}`);
      expect(health.headers.get('cache-control')).toBe('no-store');
      expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
      expect((await sendContact(server.url)).status).toBe(201);
      expect(await server.stop(signal)).toBe(0);
      expect(server.log().map(({ event }) => event)).toEqual(
        expect.arrayContaining(['stopping', 'stopped']),
      );
      // A clean close removes the write-ahead log.
      expect(readdirSync(dataDir)).not.toContain('contacts.db-wal');
      await expect(fetch(server.url)).rejects.toThrow();
    },
  );

  test('keeps messages and emails in files that only its user can read', async () => {
    const dataDir = join(makeTempDirectory(), 'created');
    const server = await runningServer({ DATA_DIR: dataDir });
    expect((await sendContact(server.url)).status).toBe(201);
    const mailDir = join(dataDir, 'mail');
    await until(() => existsSync(mailDir) && readdirSync(mailDir).length === 1);
    const modes = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) =>
      (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
    );
    // contacts.db, -wal and -shm, and the directory mail with one email.
    expect(modes.toSorted()).toEqual(['600', '600', '600', '600', '700']);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  });

  test('drains after SIGTERM: keeps serving while /healthz returns 503', async () => {
    const server = await runningServer({ DRAIN_SECONDS: '300' });
    const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive');
    process.kill(server.pid, 'SIGTERM');
    await until(async () => (await status(paths.health)) === 503);
    const insert = await sendContact(server.url);
    expect(insert.status).toBe(201);
    expect(insert.headers.get('connection')).toBe('close');
    // A second signal ends the process immediately.
    expect(await server.stop('SIGTERM')).toBe(1);
  });

  test('finishes an in-flight request before it stops', async () => {
    const dataDir = makeTempDirectory();
    const server = await runningServer({ DATA_DIR: dataDir });
    const headers = { ...apiHeaders, expect: '100-continue' };
    const request = httpRequest(server.url + paths.contacts, { method: 'POST', headers });
    request.flushHeaders();
    // The request is in flight once the server asks for its body.
    await once(request, 'continue');
    const stopped = server.stop('SIGTERM');
    await until(() =>
      fetch(server.url).then(
        () => false,
        () => true,
      ),
    );
    request.end(JSON.stringify(validMessage));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(201);
    expect(await stopped).toBe(0);
    expect(await stored({ DATA_DIR: dataDir })).toMatchObject([validMessage]);
  });
});
