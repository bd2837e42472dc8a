import { createClient } from '@supabase/supabase-js';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { describe, expect, test } from 'vitest';
import { contactsTable, defaultAnonKey, paths, sendContactEmailFunction } from '#contract/paths.ts';
import { apiHeaders, validContact } from '#tests/support/server/contacts.ts';
import { makeTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const allowed = 'https://allowed.example';
const listed = [allowed, 'http://localhost:5173'];
const apiPaths = [paths.contacts, paths.sendContactEmail];
const key = apiHeaders;
const insert = { method: 'POST', headers: key, body: JSON.stringify(validContact) };

const corsHeadersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

function preflight({ app }: TestApp, path: string, origin: string, asked: string[] = []) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked.join(','),
  };
  return app.request(path, { method: 'OPTIONS', headers });
}

describe('pages of an allowed origin', () => {
  test.each(apiPaths)('may ask beforehand what they may send to %s', async (path) => {
    for (const origin of listed) {
      const response = await preflight(makeTestApp({ allowedOrigins: listed }), path, origin);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-methods')).toContain('POST');
      expect(response.headers.get('access-control-max-age')).toMatch(/^\d+$/);
      expect(response.headers.get('vary')).toBe('origin');
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  test('may send every header that the client sends', async () => {
    const testApp = makeTestApp({ allowedOrigins: listed });
    const response = await preflight(testApp, paths.contacts, allowed);
    const names = response.headers.get('access-control-allow-headers')?.split(', ');
    const listedByIt = corsHeaders['Access-Control-Allow-Headers']?.split(', ') ?? [];
    expect(names).toEqual(expect.arrayContaining(listedByIt));
    expect(names).toEqual(expect.arrayContaining(await headersOfTheClient()));
    expect(names).not.toContain('*');
  });

  test.each<[string, number, string, RequestInit]>([
    ['an insert', 201, paths.contacts, insert],
    ['a trigger', 200, paths.sendContactEmail, insert],
    ['a wrong key', 401, paths.contacts, { method: 'POST' }],
    ['a broken rule', 400, paths.contacts, { ...insert, body: '{}' }],
    ['another table', 404, '/rest/v1/users', insert],
    ['another function', 404, '/functions/v1/x', insert],
    ['too much', 413, paths.contacts, { ...insert, body: 'x'.repeat(2_000_000) }],
    ['reading', 401, paths.contacts, { headers: key }],
  ])('may read the response to %s: %i', async (_, status, path, init) => {
    const { app } = makeTestApp({ allowedOrigins: listed });
    const headers = { ...(init.headers as Record<string, string>), origin: allowed };
    const response = await app.request(path, { ...init, headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'content-range, retry-after',
    );
    expect(response.headers.get('vary')).toBe('origin');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    // A refusal of `no-cors` only: it does not keep a response that is allowed from a page.
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('may read an error that nobody expected', async () => {
    const outbox = () => {
      throw new Error('unexpected');
    };
    const { app } = makeTestApp({ allowedOrigins: listed, onWake: outbox });
    const headers = { ...key, origin: allowed };
    const response = await app.request(paths.contacts, { ...insert, headers });
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  test.each(['/', paths.health, paths.ready])('get nothing of it at %s', async (path) => {
    const { app } = makeTestApp({ allowedOrigins: listed });
    const response = await app.request(path, { headers: { origin: allowed } });
    expect(corsHeadersOf(response)).toEqual([]);
  });
});

describe('pages of any other origin', () => {
  test.each([
    'https://evil.example',
    'http://allowed.example',
    'https://allowed.example:8443',
    'https://allowed.example.evil.example',
    'https://sub.allowed.example',
    'HTTPS://ALLOWED.EXAMPLE',
    'https://allowed.example/',
    'null',
    '*',
    '',
  ])('%s get the same responses, without a word of it', async (origin) => {
    const testApp = makeTestApp({ allowedOrigins: listed });
    for (const path of apiPaths) {
      const asked = await preflight(testApp, path, origin);
      expect(asked.status).toBe(204);
      expect(corsHeadersOf(asked)).toEqual([]);
      const response = await testApp.app.request(path, { ...insert, headers: { ...key, origin } });
      const without = await testApp.app.request(path, insert);
      expect(response.status).toBe(without.status);
      expect([...response.headers]).toEqual([...without.headers]);
      expect(response.headers.get('vary')).toBe('origin');
    }
  });

  test('are all of them, unless some are listed', async () => {
    expect(corsHeadersOf(await preflight(makeTestApp(), paths.contacts, allowed))).toEqual([]);
  });

  test('no origin at all, as a program sends it: OPTIONS names what may be done', async () => {
    const { app } = makeTestApp({ allowedOrigins: listed });
    const response = await app.request(paths.contacts, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    expect(corsHeadersOf(response)).toEqual([]);
  });
});

/** The names of all headers of its own in every kind of request that it can make here. */
async function headersOfTheClient(): Promise<string[]> {
  const names = new Set<string>();
  const client = createClient('https://api.example', defaultAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      async fetch(_, init) {
        for (const name of new Headers(init?.headers).keys()) names.add(name);
        return Response.json({}, { status: 201 });
      },
    },
  });
  const table = client.from(contactsTable);
  await table.insert(validContact);
  await table.insert([validContact]).select();
  await table.upsert(validContact);
  await table.select('*', { count: 'exact' }).range(0, 1).single();
  await client.schema('other').from('users').select();
  await client.functions.invoke(sendContactEmailFunction, { body: validContact });
  await client.functions.invoke(sendContactEmailFunction, { region: 'eu-west-1' as never });
  expect(names.size).toBeGreaterThan(6);
  return [...names];
}
