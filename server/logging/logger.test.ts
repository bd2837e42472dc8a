import { describe, expect, test } from 'vitest';
import { requestIdOf } from '#server/http/watch-requests.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import type { LogLine, ServerProcess } from '#tests/support/server/server-process.ts';
import { until } from '#tests/support/server/until.ts';
import { forTerminal } from './logger.ts';

/** Where nothing listens. */
const nowhere = '127.0.0.1:1';

/** Sends a request and waits for its log lines. */
async function ask(server: ServerProcess, path: string, init?: RequestInit) {
  const response = await fetch(`${server.url}${path}`, init);
  await response.text();
  const id = response.headers.get('x-request-id') ?? '';
  const lines = () => server.log().filter(({ requestId }) => requestId === id);
  await until(() => lines().some(({ event }) => event === 'request'));
  return { id, status: response.status, lines: lines() };
}

function insert(server: ServerProcess, headers: Record<string, string> = {}) {
  return ask(server, `${paths.contacts}?select=secret`, {
    method: 'POST',
    headers: { ...apiHeaders, ...headers },
    body: JSON.stringify(validMessage),
  });
}

const events = (server: ServerProcess, event: string) =>
  server.log().filter((line) => line.event === event);

describe('a line of the log', () => {
  test('describes a request, and nothing of its sender', async () => {
    const server = await runningServer();
    expect(events(server, 'listening')).toMatchObject([
      { level: 'info', url: server.url, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    ]);
    expect(events(server, 'metrics_listening')).toEqual([]);
    const { id, lines } = await ask(server, '/about?from=mail');
    expect(id).toMatch(/^[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        requestId: id,
        event: 'request',
        method: 'GET',
        route: '/about',
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ]);
    const [line] = lines as [LogLine];
    expect(line['ms']).toBeGreaterThan(0);
    // The page and its headers.
    expect(line['bytes']).toBeGreaterThan(Buffer.byteLength('<!doctype html><title>about</title>'));
    expect(line['bytes']).toBeLessThan(2000);
  });

  test('describes an error, and names its request', async () => {
    const server = await runningServer({
      DATABASE_URL: `postgres://user@${nowhere}/site`,
    });
    const { status, lines } = await insert(server);
    expect(status).toBe(503);
    expect(lines).toMatchObject([
      {
        level: 'error',
        event: 'insert_failed',
        error: `The database in ${nowhere}/site (DATABASE_URL) cannot be used: connect ECONNREFUSED ${nowhere}.`,
        requestId: expect.any(String),
      },
      { level: 'warn', event: 'request', route: paths.contacts, status: 503 },
    ]);
  });

  test('about a mail names no request', async () => {
    const server = await runningServer({ SMTP_URL: `smtp://${nowhere}` });
    await insert(server);
    await until(() => events(server, 'mail_failed').length > 0);
    const [line] = events(server, 'mail_failed');
    expect(line).toMatchObject({ level: 'error', attempt: 1, message: expect.any(String) });
    expect(line).not.toHaveProperty('requestId');
  });
});

test('warns once of a proxy that TRUST_PROXY does not count', async () => {
  const server = await runningServer();
  const declared = await runningServer({ TRUST_PROXY: '1' });
  for (const { url } of [server, server, declared])
    await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  const warnings = [server, declared].map((of) => events(of, 'forwarded_for_ignored'));
  expect(warnings).toMatchObject([[{ level: 'warn' }], []]);
});

describe('the id of a request', () => {
  const id = 'proxy-id:0123456789';
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;

  test('is the trusted proxy’s request or trace id', () => {
    expect(requestIdOf(new Headers({ 'x-request-id': id, traceparent }), 1)).toBe(id);
    expect(requestIdOf(new Headers({ traceparent }), 1)).toBe(trace);
  });

  test.each<[number, Record<string, string>]>([
    [0, { 'x-request-id': id, traceparent }],
    [1, { 'x-request-id': 'short' }],
    [1, { 'x-request-id': 'x'.repeat(65) }],
    [1, { 'x-request-id': 'a"b,c d{e}f' }],
    [1, { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
    [1, { traceparent: 'anything' }],
  ])('is a new one with %i trusted proxies and %j', (trustProxy, headers) => {
    const ids = [1, 2].map(() => requestIdOf(new Headers(headers), trustProxy));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

test('LOG_LEVEL decides about health checks and assets, and a stop loses no line', async () => {
  const atInfo = await runningServer();
  const atDebug = await runningServer({ LOG_LEVEL: 'debug' });
  const requests: string[][] = [];
  for (const server of [atInfo, atDebug]) {
    for (const path of ['/assets/index-abc123.js', '/robots.txt', paths.health, paths.ready, '/'])
      await fetch(server.url + path);
    expect(await server.stop()).toBe(0);
    const lines = events(server, 'request').map(({ level, route }) => `${level} ${String(route)}`);
    requests.push(lines);
  }
  expect(requests).toEqual([
    ['info /'],
    ['debug /assets/*', 'debug /*', 'debug /healthz', 'debug /readyz', 'info /'],
  ]);
});

describe('on a terminal', () => {
  const time = '2026-11-21T21:58:36.264Z';

  test.each([
    [
      { level: 'info', time, requestId: 'x', event: 'request', route: '/', status: 200 },
      '21:58:36 request route=/ status=200',
    ],
    [
      { level: 'error', time, event: 'insert_failed', error: 'Error ECONNREFUSED' },
      '21:58:36 ERROR insert_failed error=Error ECONNREFUSED',
    ],
  ])('a line is short', (fields, line) => {
    expect(forTerminal(`${JSON.stringify(fields)}\n`)).toBe(line);
  });

  test('other lines stay as they are', () => {
    expect(forTerminal('something else\n')).toBe('something else');
  });
});
