import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { until } from '#tests/support/server/until.ts';
import { forTerminal } from './logger.ts';

/** Where nothing listens. */
const nowhere = '127.0.0.1:1';
const proxied = { 'x-forwarded-for': '203.0.113.1' };

const events = (server: ServerProcess, event: string) =>
  server.log().filter((line) => line.event === event);
const requests = (server: ServerProcess) =>
  events(server, 'request')
    .map(({ level, route }) => `${level} ${String(route)}`)
    .join(', ');

async function request(server: ServerProcess, ...targets: string[]): Promise<(string | null)[]> {
  const responses = [];
  for (const path of targets) responses.push(await fetch(server.url + path, { headers: proxied }));
  return responses.map(({ headers }) => headers.get('x-request-id'));
}

/** Begins a request, and disconnects once the server waits for its body. */
async function disconnectDuring(server: ServerProcess, path: string): Promise<void> {
  const headers = { ...apiHeaders, expect: '100-continue' };
  const leaving = httpRequest(server.url + path, { method: 'POST', headers });
  leaving.on('error', () => {}).flushHeaders();
  await once(leaving, 'continue');
  const logged = events(server, 'request').length;
  leaving.destroy();
  await until(() => events(server, 'request').length > logged);
}

test('at info, logs pages, failed emails and an ignored X-Forwarded-For, and loses no line on shutdown', async () => {
  const server = await runningServer({ SMTP_URL: `smtp://${nowhere}` });
  await request(server, '/assets/index-abc123.js', '/robots.txt', paths.health);
  const [id] = await request(server, '/about?from=mail');
  await sendContact(server.url);
  await until(() => events(server, 'notification_failed').length > 0);
  await disconnectDuring(server, paths.contacts);
  expect(await server.stop()).toBe(0);

  expect(events(server, 'listening')).toMatchObject([
    { level: 'info', url: server.url, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  ]);
  expect(requests(server)).toBe(`info /about, info ${paths.contacts}, info ${paths.contacts}`);
  expect(events(server, 'request').map(({ status }) => status)).toEqual([200, 201, 499]);
  expect(events(server, 'request')[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: id,
    event: 'request',
    method: 'GET',
    route: '/about',
    status: 200,
    ms: expect.any(Number),
  });
  const [failed] = events(server, 'notification_failed');
  expect(failed).toMatchObject({ level: 'error', attempt: 1, messageId: expect.any(String) });
  expect(failed).not.toHaveProperty('requestId');
  expect(events(server, 'forwarded_for_ignored')).toMatchObject([{ level: 'warn' }]);
});

test('at debug, logs every request, and identifies the one that failed', async () => {
  const server = await runningServer({
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
    DATABASE_URL: `postgres://user@${nowhere}/site`,
  });
  await request(server, '/assets/index-abc123.js', '/robots.txt', paths.health, '/');
  expect(await server.isReady()).toBe(false);
  const refused = await sendContact(server.url, validMessage, proxied);
  expect(await server.stop()).toBe(0);

  expect(requests(server)).toBe(
    `debug /assets/*, debug /*, debug /healthz, info /, warn ${paths.contacts}`,
  );
  expect(events(server, 'insert_failed')).toMatchObject([
    {
      level: 'error',
      error: expect.stringContaining(
        `(DATABASE_URL) cannot be used: connect ECONNREFUSED ${nowhere}`,
      ),
      requestId: refused.headers.get('x-request-id'),
    },
  ]);
  expect(events(server, 'forwarded_for_ignored')).toEqual([]);
});

test('formats short lines for a terminal', () => {
  const line = forTerminal({
    level: 'error',
    time: '2026-11-21T21:58:36.264Z',
    requestId: 'x',
    event: 'failed',
    route: '/',
    at: undefined,
  });
  expect(line).toBe('21:58:36 ERROR failed route=/');
});
