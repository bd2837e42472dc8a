import { createClient } from '@supabase/supabase-js';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { expect, test } from 'vitest';
import { contactsTable, defaultAnonKey, paths, sendContactEmailFunction } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

const allowed = 'https://allowed.example';
const allowedOrigins = [allowed, 'http://localhost:5173'];
const apiPaths = [paths.contacts, paths.sendContactEmail];
const insert = { method: 'POST', headers: apiHeaders, body: JSON.stringify(validMessage) };

function preflight(path: string, origin: string, asked: string[] = []) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked.join(','),
  };
  return makeTestApp({ allowedOrigins }).app.request(path, { method: 'OPTIONS', headers });
}

test.each(apiPaths)('an allowed origin may send every header of the client to %s', async (path) => {
  const sent = [
    ...(corsHeaders['Access-Control-Allow-Headers']?.split(', ') ?? []),
    ...(await headersOfTheClient()),
  ];
  for (const origin of allowedOrigins) {
    const { status, headers } = await preflight(path, origin, sent);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')?.split(',')).toContain('POST');
    expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(sent);
    expect(headers.get('vary')).toMatch(/^origin/i);
  }
});

test.each<[string, number, string, RequestInit]>([
  ['an insert', 201, paths.contacts, insert],
  ['a trigger', 200, paths.sendContactEmail, insert],
  ['a wrong key', 401, paths.contacts, { method: 'POST' }],
  ['another table', 404, '/rest/v1/users', insert],
  ['too much', 413, paths.contacts, { ...insert, body: 'x'.repeat(2_000_000) }],
])('an allowed origin may read the response to %s: %i', async (_, status, path, init) => {
  const headers = { ...(init.headers as Record<string, string>), origin: allowed };
  const response = await makeTestApp({ allowedOrigins }).app.request(path, { ...init, headers });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

test.each(['https://evil.example', 'https://allowed.example:8443', 'null', '*', ''])(
  'the origin %j may not',
  async (origin) => {
    for (const path of apiPaths) {
      const asked = await preflight(path, origin);
      expect(asked.headers.has('access-control-allow-origin')).toBe(false);
      const { app } = makeTestApp({ allowedOrigins });
      const response = await app.request(path, { ...insert, headers: { ...apiHeaders, origin } });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(response.headers.get('vary')).toBe('Origin');
    }
  },
);

/** Returns the headers that the client sets on its requests. */
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
  await client.from(contactsTable).insert([validMessage]).select();
  await client.functions.invoke(sendContactEmailFunction, { body: validMessage });
  return [...names];
}
