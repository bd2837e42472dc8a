import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
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
    const body = JSON.stringify(validMessage);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
    });
    const head = [
      `POST ${paths.contacts} HTTP/1.1`,
      'host: site.test',
      `apikey: ${defaultAnonKey}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The request is pending once the server asks for its body.
    await until(() => response.includes('100 Continue'));
    const stopped = server.stop('SIGTERM');
    await until(() =>
      fetch(server.url).then(
        () => false,
        () => true,
      ),
    );
    socket.write(body);
    expect(await stopped).toBe(0);
    expect(response).toContain('201 Created');
    expect(await stored({ DATA_DIR: dataDir })).toMatchObject([validMessage]);
  });
});

test('takes proxies, limits and origins from the environment', async () => {
  const server = await runningServer({
    TRUST_PROXY: '1',
    MESSAGES_PER_ADDRESS: '1',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
  });
  const send = async (name: string, address: string) => {
    const headers = { 'x-forwarded-for': `6.6.6.6, ${address}`, origin: 'https://b.example' };
    return sendContact(server.url, { ...validMessage, name }, headers);
  };
  const first = await send('first', '1.1.1.1');
  expect(first.status).toBe(201);
  expect(first.headers.get('access-control-allow-origin')).toBe('https://b.example');
  expect((await send('second', '1.1.1.1')).status).toBe(429);
  expect((await send('third', '2.2.2.2')).status).toBe(201);
});
