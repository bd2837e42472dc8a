import { afterEach, describe, expect, test } from 'vitest';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';

/** What the environment says of proxies, limits and other sites, in the server's own process. */

const dist = makeFixtureSite();
const running: ServerProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(dist, { DATA_DIR: makeTempFolder(), ...environment });
  running.push(server);
  return server;
}

function insert({ url }: ServerProcess, name: string, forwardedFor: string): Promise<Response> {
  return fetch(`${url}${paths.contacts}`, {
    method: 'POST',
    headers: {
      apikey: defaultAnonKey,
      'content-type': 'application/json',
      'x-forwarded-for': forwardedFor,
    },
    body: JSON.stringify({ ...validContact, name }),
  });
}

function sendForm({ url }: ServerProcess, name: string, forwardedFor: string): Promise<Response> {
  return fetch(`${url}${paths.contactForm}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwardedFor },
    body: new URLSearchParams({ ...validContact, name }),
  });
}

describe('the limit on each address', () => {
  test('cannot be escaped with a forged header', async () => {
    const server = await start({ MESSAGES_PER_ADDRESS: '2' });
    expect((await insert(server, 'first', '1.1.1.1')).status).toBe(201);
    expect((await sendForm(server, 'second', '2.2.2.2')).status).toBe(200);
    const refused = await insert(server, 'third', '3.3.3.3');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'PT429' });
    expect((await sendForm(server, 'fourth', '4.4.4.4')).status).toBe(429);
    // What has been stored already is not a message more.
    expect((await insert(server, 'first', '5.5.5.5')).status).toBe(201);
  });

  test('is on each visitor behind a trusted proxy', async () => {
    const server = await start({ MESSAGES_PER_ADDRESS: '1', TRUST_PROXY: '1' });
    expect((await insert(server, 'first', '1.1.1.1')).status).toBe(201);
    expect((await insert(server, 'second', '6.6.6.6, 1.1.1.1')).status).toBe(429);
    expect((await sendForm(server, 'third', '6.6.6.6, 2.2.2.2')).status).toBe(200);
    expect((await sendForm(server, 'fourth', '7.7.7.7, 2.2.2.2')).status).toBe(429);
  });
});

test('the allowed origins are allowed', async () => {
  const server = await start({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' });
  for (const [origin, allowed] of [
    ['https://b.example', 'https://b.example'],
    ['https://c.example', null],
  ] as const) {
    const response = await fetch(`${server.url}${paths.contacts}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  }
});
