import { get } from 'node:http';
import { type Handler, Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type FinishedRequest, subscribe } from '#server/events/events.ts';
import { listen } from '#server/listen/listen.ts';
import { until } from '#tests/support/server/until.ts';
import { watchRequests } from './watch-requests.ts';

let stop = async () => {};
afterEach(() => stop());

/** A server whose requests are watched. */
async function watched(handler: Handler) {
  const finished: FinishedRequest[] = [];
  subscribe('request', (request) => finished.push(request));
  const app = new Hono().use(watchRequests(0)).get('/:length', handler);
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  stop = () => server.close();
  return { finished, url: server.url };
}

test('publishes each request once, with the bytes of its own response', async () => {
  const { url, finished } = await watched((c) =>
    c.text(c.req.path === '/long' ? 'x'.repeat(10_000) : 'x'),
  );
  for (const path of ['/long', '/short', '/long']) await (await fetch(url + path)).text();
  await until(() => finished.length === 3);
  const [long, short, again] = finished.map(({ bytes }) => bytes);
  expect(long).toBeGreaterThan(10_000);
  expect(short).toBeLessThan(1000);
  expect(again).toBe(long);
  expect(new Set(finished.map(({ id }) => id)).size).toBe(3);
});

test('publishes a 499 when the client disconnects first', async () => {
  let arrived = false;
  const { url, finished } = await watched((c) => {
    arrived = true;
    return new Promise((resolve) => {
      c.req.raw.signal.addEventListener('abort', () => resolve(c.text('')));
    });
  });
  const request = get(`${url}/gone`).on('error', () => {});
  await until(() => arrived);
  request.destroy();
  await until(() => finished.length === 1);
  expect(finished).toMatchObject([{ method: 'GET', route: '/:length', status: 499, bytes: 0 }]);
});
