import { once } from 'node:events';
import { get } from 'node:http';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type FinishedRequest, subscribe } from '#server/monitoring/events.ts';
import { until } from '#tests/support/server/until.ts';
import { listen } from './listen.ts';
import { watchRequests } from './watch-requests.ts';

test('publishes each request once, as a 499 for a client that left', async () => {
  const finished: FinishedRequest[] = [];
  subscribe('request', (request) => finished.push(request));
  const arrived = Promise.withResolvers<void>();
  const app = new Hono()
    .use(watchRequests)
    .get('/gone', async (c) => {
      arrived.resolve();
      await once(c.req.raw.signal, 'abort');
      return c.text('');
    })
    .get('/there', (c) => c.text(''));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const answered = await fetch(`${server.url}/there`);
  const request = get(`${server.url}/gone`).on('error', () => {});
  await arrived.promise;
  request.destroy();
  await until(() => finished.length === 2);
  const id = answered.headers.get('x-request-id');
  expect(finished).toMatchObject([
    { id, method: 'GET', route: '/there', status: 200 },
    { method: 'GET', route: '/gone', status: 499 },
  ]);
  expect(finished[1]?.id).not.toBe(id);
});
