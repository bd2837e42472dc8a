import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { honeypotField } from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { sendContact, validContact } from '#tests/support/server/contacts.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { scrape } from '#tests/support/server/scrape.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

interface Watched extends ServerProcess {
  metricsUrl: string;
}

async function start(environment: Record<string, string>): Promise<Watched> {
  const server = await runningServer({ METRICS_PORT: '0', ...environment });
  const line = server.log().find(({ event }) => event === 'metrics_listening');
  return { ...server, metricsUrl: String(line?.['url']) };
}

function insert({ url }: ServerProcess, ...names: string[]): Promise<Response> {
  return sendContact(
    url,
    names.map((name) => ({ ...validContact, name })),
  );
}

function sendForm({ url }: ServerProcess, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...validContact, ...fields });
  return fetch(`${url}${paths.contactForm}`, { method: 'POST', body });
}

/** Messages by outcome, without the zeros. */
async function contacts({ metricsUrl }: Watched): Promise<Record<string, number>> {
  const { samples } = await scrape(metricsUrl);
  return Object.fromEntries(
    samples
      .filter(({ name, value }) => name === 'website_contacts_total' && value > 0)
      .map(({ labels, value }) => [labels['outcome'], value]),
  );
}

describe.each(['sqlite', 'postgresql'])('a server on %s', (database) => {
  test('counts messages by what became of them', async () => {
    const DATABASE_URL = database === 'sqlite' ? '' : await newDatabase();
    const server = await start({ DATABASE_URL, MESSAGES_PER_ADDRESS: '4' });
    await insert(server, 'a', 'b');
    await insert(server, 'b', 'c');
    expect(await contacts(server)).toEqual({ stored: 3, repeated: 1 });

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
    const sent = { outcome: 'sent' };
    await until(async () => {
      const { value } = await scrape(server.metricsUrl);
      return value('website_mails_total', sent) === 4;
    });
    // The database did what it should.
    const { value } = await scrape(server.metricsUrl);
    expect(value('website_build_info', { database })).toBe(1);
    expect(value('website_database_errors_total', { operation: 'insert' })).toBe(0);
  });
});

test('says what runs, and what waits to be mailed', async () => {
  const peer = await startSmtpPeer({ refuse: () => 451 });
  const server = await start({ SMTP_URL: peer.url });
  const before = await scrape(server.metricsUrl);
  expect(before.value('website_build_info', { database: 'sqlite', mail: 'smtp' })).toBe(1);
  expect(before.value('website_outbox_waiting')).toBe(0);
  await insert(server, 'a', 'b');
  // A reading is kept for five seconds.
  await until(async () => {
    const { value } = await scrape(server.metricsUrl);
    return (value('website_outbox_waiting') ?? 0) > 0;
  }, 20_000);
  const { value } = await scrape(server.metricsUrl);
  expect(value('website_outbox_waiting')).toBe(2);
  expect(value('website_outbox_oldest_waiting_seconds')).toBeGreaterThan(0);
  expect(value('website_database_up')).toBe(1);
  expect(value('website_mails_total', { outcome: 'failed' })).toBeGreaterThanOrEqual(2);
  expect(value('website_mails_total', { outcome: 'sent' })).toBe(0);
  await peer.close();
});

test('a database that is away fails messages, and the rest is counted all the same', async () => {
  const server = await start({ DATABASE_URL: 'postgres://user@127.0.0.1:1/site' });
  expect((await insert(server, 'a')).status).toBe(503);
  expect(await contacts(server)).toEqual({ failed: 1 });
  const { value } = await scrape(server.metricsUrl);
  expect(value('website_database_up')).toBe(0);
  expect(value('website_database_errors_total', { operation: 'insert' })).toBe(1);
  expect(value('website_database_errors_total', { operation: 'claim' })).toBeGreaterThan(0);
  expect(value('website_outbox_waiting')).toBeUndefined();
});

describe('requests', () => {
  const count = 'website_http_request_duration_seconds_count';

  test('are counted by route, method and class of status', async () => {
    const server = await start({});
    await fetch(server.url);
    await fetch(`${server.url}/about`, { method: 'HEAD' });
    await fetch(`${server.url}/assets/index-abc123.js`);
    await fetch(`${server.url}/about/`, { redirect: 'manual' });
    await insert(server, 'a');
    // Not even a request.
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {}).resume();
    socket.write('nonsense\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    const { value, types } = await scrape(server.metricsUrl);
    expect(value('website_http_refused_total', { status: '400' })).toBe(1);
    expect(types.get('website_http_request_duration_seconds')).toBe('histogram');
    expect(value(count, { route: '/', method: 'GET', status: '2xx' })).toBe(1);
    expect(value(count, { route: '/about', method: 'HEAD', status: '2xx' })).toBe(1);
    expect(value(count, { route: '/assets/*', method: 'GET', status: '2xx' })).toBe(1);
    expect(value(count, { route: 'unknown', status: '3xx' })).toBe(1);
    expect(value(count, { route: paths.contacts, method: 'POST', status: '2xx' })).toBe(1);
  });

  test('whatever is asked for, there are few kinds', async () => {
    const server = await start({});
    const ask = (path: string, method: string) =>
      new Promise((resolve) => {
        const asked = request(`${server.url}${path}`, { method, agent: false });
        asked
          .on('response', (response) => response.resume().on('end', resolve))
          .on('error', resolve);
        asked.end();
      });
    for (let index = 0; index < 40; index += 1) {
      await ask(`/visitor-${index}?x=${index}`, 'GET');
      await ask(`/assets/${index}.js`, 'GET');
      await ask(`/rest/v1/table${index}`, 'POST');
    }
    for (const method of ['PROPFIND', 'TRACE', 'MKCOL', 'PURGE']) await ask('/', method);
    const { samples } = await scrape(server.metricsUrl);
    const kinds = samples.filter(({ name }) => name === count).map(({ labels }) => labels);
    expect(kinds.toSorted((a, b) => (a['route'] ?? '').localeCompare(b['route'] ?? ''))).toEqual([
      { route: '/', method: 'other', status: '4xx' },
      { route: '/assets/*', method: 'GET', status: '4xx' },
      { route: '/rest/*', method: 'POST', status: '4xx' },
      { route: 'unknown', method: 'GET', status: '4xx' },
    ]);
  });
});

describe('the port for metrics', () => {
  test('answers nothing but metrics, and the site’s port has none', async () => {
    const server = await start({});
    const { types } = await scrape(server.metricsUrl);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect([...types.keys()]).toContain(name);
    }
    expect((await fetch(server.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(server.metricsUrl, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  test('is not opened unless it is named', async () => {
    const server = await start({ METRICS_PORT: '' });
    expect(server.metricsUrl).toBe('undefined');
  });

  test('that is taken ends the start with one line', async () => {
    const { metricsUrl } = await start({});
    const taken = start({ METRICS_PORT: new URL(metricsUrl).port });
    await expect(taken).rejects.toThrow(
      /Cannot listen on 127\.0\.0\.1 port \d+: it is already in use\. Set METRICS_PORT to another one\.\n/,
    );
  });
});
