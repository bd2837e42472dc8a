import { expect, test } from 'vitest';
import { honeypotField } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { serveFixtureSite } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { createMetricsApp } from './metrics.ts';

async function start(environment: Record<string, string> = {}) {
  const server = await serveFixtureSite({ TRUST_PROXY: '1', ...environment });
  const metrics = createMetricsApp(server.store);
  /** Returns the non-zero samples of the metrics whose names start with `name`, without `name`. */
  const samples = async (name: string) =>
    (await (await metrics.request('/metrics')).text())
      .split('\n')
      .filter((sample) => sample.startsWith(name) && !sample.endsWith(' 0'))
      .map((sample) => sample.slice(name.length))
      .toSorted();
  const readyz = async () => {
    const response = await metrics.request('/readyz');
    return { status: response.status, body: await response.json() };
  };
  // Localhost has no rate limit, so the messages seem to come through a proxy.
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const insert = async (name: string) =>
    (await sendContact(server.url, { ...validMessage, name }, headers)).status;
  const sendForm = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...validMessage, ...fields });
    return (await fetch(server.url + paths.contactForm, { method: 'POST', headers, body })).status;
  };
  return { ...server, samples, readyz, insert, sendForm };
}

test('the metrics count messages, notifications and requests under a bounded set of labels', async () => {
  await using server = await start({ MESSAGES_PER_ADDRESS: '4' });
  const { samples, insert, sendForm } = server;
  const statuses = [
    await insert('a'),
    await insert('b'),
    await insert('b'),
    await insert('c'),
    await insert(''),
    await sendForm({ email: 'nobody' }),
    await sendForm({ [honeypotField]: 'robot' }),
    await sendForm({ name: 'd' }),
    await sendForm({ name: 'e' }),
    await insert('e'),
  ];
  expect(statuses).toEqual([201, 201, 201, 201, 400, 422, 200, 200, 429, 429]);
  expect(await samples('website_messages_total')).toEqual([
    '{outcome="duplicate"} 1',
    '{outcome="honeypot"} 1',
    '{outcome="invalid"} 2',
    '{outcome="rate_limited"} 2',
    '{outcome="stored"} 4',
  ]);
  await expect
    .poll(() => samples('website_notification_attempts_total'))
    .toEqual(['{outcome="file_only"} 4']);

  const send = (path: string, method = 'GET') => fetch(server.url + path, { method });
  await send('/about', 'HEAD');
  await send('/', 'PROPFIND');
  for (const index of [1, 2, 3]) {
    await send(`/visitor-${index}?x=${index}`);
    await send(`/rest/v1/table${index}`, 'POST');
  }
  expect(await samples('website_http_request_duration_seconds_count')).toEqual([
    '{route="/*",method="GET",status="4xx"} 3',
    '{route="/*",method="PROPFIND",status="4xx"} 1',
    '{route="/about",method="HEAD",status="2xx"} 1',
    '{route="/contact",method="POST",status="2xx"} 2',
    '{route="/contact",method="POST",status="4xx"} 2',
    '{route="/rest/*",method="POST",status="4xx"} 3',
    '{route="/rest/v1/contacts",method="POST",status="2xx"} 4',
    '{route="/rest/v1/contacts",method="POST",status="4xx"} 2',
  ]);
  expect(await samples('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  // The public port serves neither `/metrics` nor `/readyz`.
  expect((await send('/metrics')).status).toBe(404);
  expect((await send('/readyz')).status).toBe(404);
});

test('/metrics and /readyz report pending notifications', async () => {
  await using server = await start();
  const backlog = { pending: 0, oldestSeconds: 0, fileOnly: 0 };
  expect(await server.readyz()).toEqual({ status: 200, body: { status: 'ready', ...backlog } });
  await server.store.insert(validMessage);
  await expect.poll(async () => (await server.readyz()).body.oldestSeconds).toBeGreaterThan(0);
  expect((await server.readyz()).body).toMatchObject({ status: 'ready', pending: 1 });
  expect(await server.samples('website_outbox_pending')).toEqual([' 1']);
  expect(await server.samples('website_outbox_oldest_pending_seconds')).toHaveLength(1);
});

test('the metrics count messages that an unreachable database failed to store', async () => {
  await using server = await start({ DATABASE_URL: 'postgres://user@127.0.0.1:1/site' });
  expect(await server.insert('a')).toBe(503);
  expect(await server.samples('website_messages_total')).toEqual(['{outcome="failed"} 1']);
  expect(await server.samples('website_outbox_pending')).toEqual([]);
});

test('/readyz returns 503 while the database can be read but not written', async () => {
  const backlog = async () => ({ pending: 0, oldestSeconds: 0, fileOnly: 0 });
  const app = createMetricsApp({ checkWritable: () => Promise.reject(new Error()), backlog });
  expect((await app.request('/readyz')).status).toBe(503);
});

test('/metrics returns 500 when a collector fails', async () => {
  // prom-client rejects values that are not numbers.
  const backlog = async () => ({}) as never;
  const app = createMetricsApp({ checkWritable: async () => {}, backlog });
  expect((await app.request('/metrics')).status).toBe(500);
});
