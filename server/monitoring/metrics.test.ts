import { expect, test } from 'vitest';
import { honeypotField } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

async function start(environment: Record<string, string> = {}) {
  const server = await runningServer({ METRICS_PORT: '0', ...environment });
  const line = server.log().find(({ event }) => event === 'metrics_listening');
  const metricsUrl = String(line?.['url']);
  /** The samples of this name by their labels, without the zeros. */
  const samples = async (wanted: string) => {
    const text = await (await fetch(metricsUrl)).text();
    const found = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)]
      .filter(([, name, , value]) => name === wanted && value !== '0')
      .map(([, , labels = '', value]) => {
        const texts = Array.from(labels.matchAll(/"([^"]*)"/g), ([, label = '']) => label);
        return [texts.toSorted().join(' '), Number(value)];
      });
    return Object.fromEntries(found);
  };
  // This machine has no limit, so the messages come through a proxy.
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const insert = async (name: string) =>
    (await sendContact(server.url, { ...validMessage, name }, headers)).status;
  const sendForm = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...validMessage, ...fields });
    const url = server.url + paths.contactForm;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  return { ...server, metricsUrl, samples, insert, sendForm };
}

test('counts messages, mails and requests, with bounded labels', async () => {
  const server = await start({ TRUST_PROXY: '1', MESSAGES_PER_ADDRESS: '4' });
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
  expect(await samples('website_contacts_total')).toEqual({
    stored: 4,
    repeated: 1,
    invalid: 2,
    honeypot: 1,
    limited: 2,
  });
  await until(async () => (await samples('website_mails_total'))['filed'] === 4);

  const ask = (path: string, method = 'GET') => fetch(server.url + path, { method });
  await ask('/');
  await ask('/about', 'HEAD');
  for (const index of [1, 2, 3]) {
    await ask(`/visitor-${index}?x=${index}`);
    await ask(`/assets/${index}.js`);
    await ask(`/rest/v1/table${index}`, 'POST');
  }
  await ask('/', 'PROPFIND');
  expect(await samples('website_http_request_duration_seconds_count')).toEqual({
    [`${paths.contacts} 2xx POST`]: 4,
    [`${paths.contacts} 4xx POST`]: 2,
    [`${paths.contactForm} 2xx POST`]: 2,
    [`${paths.contactForm} 4xx POST`]: 2,
    '/ 2xx GET': 1,
    '/about 2xx HEAD': 1,
    '/* 4xx GET': 3,
    '/* 4xx PROPFIND': 1,
    '/assets/* 4xx GET': 3,
    '/rest/* 4xx POST': 3,
  });

  // The port for metrics has nothing else, and the site's has no metrics.
  expect(await samples('nodejs_eventloop_lag_p99_seconds')).not.toEqual({});
  expect((await ask('/metrics')).status).toBe(404);
  expect((await fetch(server.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(server.metricsUrl, { method: 'POST' })).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('/metrics and /readyz report waiting mails', async () => {
  const peer = await startSmtpPeer({ refuse: () => 451 });
  const server = await start({ SMTP_URL: peer.url });
  const readyz = async () => (await fetch(`${server.url}${paths.ready}`)).json();
  expect(await readyz()).toEqual({ status: 'ready', waiting: 0, oldestSeconds: 0, filed: 0 });
  for (const name of ['a', 'b']) await server.insert(name);
  await until(async () => {
    const { failed = 0 } = await server.samples('website_mails_total');
    return failed >= 2 && (await readyz()).oldestSeconds > 0;
  });
  expect(await readyz()).toMatchObject({ status: 'ready', waiting: 2 });
  expect(await server.samples('website_outbox_waiting')).toEqual({ '': 2 });
  expect(await server.samples('website_outbox_oldest_waiting_seconds')).not.toEqual({});
  expect(await server.samples('website_mails_total')).not.toHaveProperty('sent');
  await peer.close();
});

test('counts messages that an unreachable database failed to store', async () => {
  const server = await start({ DATABASE_URL: 'postgres://user@127.0.0.1:1/site' });
  expect(await server.insert('a')).toBe(503);
  expect(await server.samples('website_contacts_total')).toEqual({ failed: 1 });
  const text = await (await fetch(server.metricsUrl)).text();
  expect(text).not.toMatch(/^website_outbox_waiting/m);
});
