import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type FinishedRequest, subscribe } from '#server/events/events.ts';
import { until } from '#tests/support/server/until.ts';
import type { Respond } from './respond.ts';
import { watchRequests } from './watch-requests.ts';

let stop = () => {};
afterEach(() => stop());

/** A server whose requests are watched. */
async function watched(respond: Respond) {
  const finished: FinishedRequest[] = [];
  subscribe('request', (request) => finished.push(request));
  const server = createServer(watchRequests(respond, 0)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { finished, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('each request is published once, with the bytes of its own response', async () => {
  const { url, finished } = await watched((request, response) => {
    response.end(request.url === '/long' ? 'x'.repeat(10_000) : 'x');
    return 'route';
  });
  for (const path of ['/long', '/short', '/long']) await (await fetch(url + path)).text();
  await until(() => finished.length === 3);
  const [long, short, again] = finished.map(({ bytes }) => bytes);
  expect(long).toBeGreaterThan(10_000);
  expect(short).toBeLessThan(1000);
  expect(again).toBe(long);
  expect(new Set(finished.map(({ id }) => id)).size).toBe(3);
});

test('a visitor who goes away before the response is a 499', async () => {
  let arrived = false;
  const { url, finished } = await watched(() => {
    arrived = true;
    return 'route';
  });
  const request = get(url).on('error', () => {});
  await until(() => arrived);
  request.destroy();
  await until(() => finished.length === 1);
  expect(finished).toMatchObject([{ method: 'GET', route: 'route', status: 499, bytes: 0 }]);
});
