import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { stored } from '#tests/support/server/run-contacts.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';
import packageJson from '../package.json' with { type: 'json' };

describe('a running server', () => {
  test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    'shuts down cleanly on %s',
    async (signal) => {
      const dataDir = makeTempFolder();
      const server = await runningServer({ DATA_DIR: dataDir });
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

  test('finishes a pending request before it stops', async () => {
    const dataDir = makeTempFolder();
    const server = await runningServer({ DATA_DIR: dataDir });
    const headers = { ...apiHeaders, expect: '100-continue' };
    const request = httpRequest(server.url + paths.contacts, { method: 'POST', headers });
    request.flushHeaders();
    // The request is pending once the server asks for its body.
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
