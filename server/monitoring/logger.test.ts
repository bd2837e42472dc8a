import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { expect, test, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { startFixtureServer } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, sendContact, validMessage } from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/program.ts';
import { configureLog, type LogLine, log } from './log.ts';

/** An address at which nothing listens. */
const unusedAddress = '127.0.0.1:1';
const headers = { 'x-forwarded-for': '203.0.113.1' };

test('the log has one line for each request, with its route, status and ID', async () => {
  await using server = await startFixtureServer({
    LOG_LEVEL: 'debug',
    DATABASE_URL: `postgres://user@${unusedAddress}/site`,
  });
  const events = (event: string) => server.log().filter((line) => line.event === event);
  for (const path of ['/assets/index-abc123.js', '/robots.txt', paths.health])
    await fetch(server.url + path, { headers });
  const page = await fetch(`${server.url}/about?from=mail`, { headers });
  const failedInsert = await sendContact(server.url, validMessage, headers);
  // The client disconnects while the server waits for the body of its request.
  const options = { method: 'POST', headers: { ...apiHeaders, expect: '100-continue' } };
  const abortedRequest = httpRequest(server.url + paths.contacts, options);
  abortedRequest.on('error', () => {}).flushHeaders();
  await once(abortedRequest, 'continue');
  abortedRequest.destroy();
  await until(() => events('request').length === 6);
  expect(await server.stop()).toBe(0);

  const requests = events('request').map(({ level, route, status }) => [level, route, status]);
  expect(requests).toEqual([
    ['debug', '/assets/*', 200],
    ['debug', '/*', 200],
    ['debug', '/healthz', 200],
    ['info', '/about', 200],
    ['warn', paths.contacts, 503],
    ['info', paths.contacts, 499],
  ]);
  expect(events('request')[3]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: page.headers.get('x-request-id'),
    event: 'request',
    method: 'GET',
    route: '/about',
    status: 200,
    ms: expect.any(Number),
  });
  const problem = `(DATABASE_URL) cannot be used: connect ECONNREFUSED ${unusedAddress}`;
  expect(events('insert_failed')).toMatchObject([
    {
      level: 'error',
      error: expect.stringContaining(problem),
      requestId: failedInsert.headers.get('x-request-id'),
    },
  ]);
  expect(events('forwarded_for_ignored')).toMatchObject([{ level: 'warn' }]);
  expect(server.log().at(-1)).toMatchObject({ event: 'stopped' });
});

test('the log omits lines below LOG_LEVEL', () => {
  const write = vi.fn<(line: LogLine) => void>();
  configureLog(write, 'warn');
  for (const level of ['debug', 'info', 'warn', 'error'] as const) log(level, 'event');
  expect(write.mock.calls).toMatchObject([[{ level: 'warn' }], [{ level: 'error' }]]);
});
