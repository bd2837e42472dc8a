import { once } from 'node:events';
import { get } from 'node:http';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type FinishedRequest, subscribe } from '#server/monitoring/events.ts';
import { until } from '#tests/support/server/until.ts';
import { listen } from './listen.ts';
import { watchRequests } from './watch-requests.ts';

test('publishes each request once, with the bytes of its own response, or a 499 for a client that left', async () => {
  const finished: FinishedRequest[] = [];
  subscribe('request', (request) => finished.push(request));
  const arrived = Promise.withResolvers<void>();
  const app = new Hono()
    .use(watchRequests(0))
    .get('/gone', async (c) => {
      arrived.resolve();
      await once(c.req.raw.signal, 'abort');
      return c.text('');
    })
    .get('/:length', (c) => c.text('x'.repeat(Number(c.req.param('length')))));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  for (const length of [10_000, 1, 10_000]) await (await fetch(`${server.url}/${length}`)).text();
  const request = get(`${server.url}/gone`).on('error', () => {});
  await arrived.promise;
  request.destroy();
  await until(() => finished.length === 4);
  const [long, short, again, gone] = finished.map(({ bytes }) => bytes);
  expect(long).toBeGreaterThan(10_000);
  expect(short).toBeLessThan(1000);
  expect([again, gone]).toEqual([long, 0]);
  expect(finished[3]).toMatchObject({ method: 'GET', route: '/gone', status: 499 });
  expect(new Set(finished.map(({ id }) => id)).size).toBe(4);
});
