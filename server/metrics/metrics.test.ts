import { expect, test } from 'vitest';
import { honeypotField } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { scrape } from '#tests/support/server/scrape.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

interface Measured extends ServerProcess {
  metricsUrl: string;
}

async function start(environment: Record<string, string> = {}): Promise<Measured> {
  const server = await runningServer({ METRICS_PORT: '0', ...environment });
  const line = server.log().find(({ event }) => event === 'metrics_listening');
  return { ...server, metricsUrl: String(line?.['url']) };
}

/** This machine has no limit, so the messages come through a proxy. */
const headers = { 'x-forwarded-for': '203.0.113.1' };

function insert({ url }: ServerProcess, ...names: string[]): Promise<Response> {
  const messages = names.map((name) => ({ ...validMessage, name }));
  return sendContact(url, messages, headers);
}

function sendForm({ url }: ServerProcess, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...validMessage, ...fields });
  return fetch(`${url}${paths.contactForm}`, { method: 'POST', headers, body });
}

/** Messages by outcome, without the zeros. */
async function contacts({ metricsUrl }: Measured): Promise<Record<string, number>> {
  const { samples } = await scrape(metricsUrl);
  return Object.fromEntries(
    samples
      .filter(({ name, value }) => name === 'website_contacts_total' && value > 0)
      .map(({ labels, value }) => [labels['outcome'], value]),
  );
}

test('counts messages and mails by outcome', async () => {
  const server = await start({ TRUST_PROXY: '1', MESSAGES_PER_ADDRESS: '4' });
  await insert(server, 'a', 'b');
  await insert(server, 'b', 'c');
  await insert(server, '');
  await sendForm(server, { email: 'nobody' });
  await sendForm(server, { [honeypotField]: 'robot' });
  expect((await sendForm(server, { name: 'd' })).status).toBe(200);
  expect((await sendForm(server, { name: 'e' })).status).toBe(429);
  expect((await insert(server, 'e', 'f')).status).toBe(429);
  expect(await contacts(server)).toEqual({
    stored: 4,
    repeated: 1,
    invalid: 2,
    honeypot: 1,
    limited: 3,
  });
  await until(async () => {
    const { value } = await scrape(server.metricsUrl);
    return value('website_mails_total', { outcome: 'filed' }) === 4;
  });
});

test('/metrics and /readyz report waiting mails', async () => {
  const peer = await startSmtpPeer({ refuse: () => 451 });
  const server = await start({ SMTP_URL: peer.url });
  const readyz = async () => (await fetch(`${server.url}${paths.ready}`)).json();
  expect(await readyz()).toEqual({ status: 'ready', waiting: 0, oldestSeconds: 0, filed: 0 });
  await insert(server, 'a', 'b');
  await until(async () => {
    const { value } = await scrape(server.metricsUrl);
    const failed = value('website_mails_total', { outcome: 'failed' }) ?? 0;
    return failed >= 2 && (await readyz()).oldestSeconds > 0;
  });
  expect(await readyz()).toMatchObject({ status: 'ready', waiting: 2 });
  const { value } = await scrape(server.metricsUrl);
  expect(value('website_outbox_waiting')).toBe(2);
  expect(value('website_outbox_oldest_waiting_seconds')).toBeGreaterThan(0);
  expect(value('website_mails_total', { outcome: 'sent' })).toBe(0);
  await peer.close();
});

test('counts messages that an unreachable database failed to store', async () => {
  const server = await start({ DATABASE_URL: 'postgres://user@127.0.0.1:1/site' });
  expect((await insert(server, 'a')).status).toBe(503);
  expect(await contacts(server)).toEqual({ failed: 1 });
  expect((await scrape(server.metricsUrl)).value('website_outbox_waiting')).toBeUndefined();
});

test('counts requests by route, method and status class, with bounded labels', async () => {
  const server = await start();
  const ask = (path: string, init?: RequestInit) =>
    fetch(server.url + path, { redirect: 'manual', ...init });
  await ask('/');
  await ask('/about', { method: 'HEAD' });
  await insert(server, 'a');
  for (let index = 0; index < 10; index += 1) {
    await ask(`/visitor-${index}?x=${index}`);
    await ask(`/assets/${index}.js`);
    await ask(`/rest/v1/table${index}`, { method: 'POST' });
  }
  for (const method of ['PROPFIND', 'MKCOL']) await ask('/', { method });
  const { samples } = await scrape(server.metricsUrl);
  const kinds = samples
    .filter(({ name }) => name === 'website_http_request_duration_seconds_count')
    .map(({ labels, value }) => `${Object.values(labels).toSorted().join(' ')}: ${value}`);
  expect(kinds.toSorted()).toEqual(
    [
      '/ 2xx GET: 1',
      '/* 4xx other: 2',
      '/about 2xx HEAD: 1',
      '/assets/* 4xx GET: 10',
      '/rest/* 4xx POST: 10',
      `${paths.contacts} 2xx POST: 1`,
      '/* 4xx GET: 10',
    ].toSorted(),
  );

  // The port for metrics has nothing else, and the site's has no metrics.
  const names = samples.map(({ name }) => name);
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await ask('/metrics')).status).toBe(404);
  expect((await fetch(server.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(server.metricsUrl, { method: 'POST' })).status).toBe(404);
  expect(await server.stop('SIGTERM')).toBe(0);
});
