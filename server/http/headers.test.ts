import { expect, test } from 'vitest';
import type { AppParts } from '#server/app.ts';
import { loadSite } from '#server/site/load-site.ts';
import { paths } from '#shared/paths.ts';
import { makeFixtureSite, makeTestApp } from '#tests/support/server/fixture-site.ts';
import { apiHeaders } from '#tests/support/server/messages.ts';
import { commonHeaders } from './headers.ts';

async function request(path: string, init: RequestInit = {}, parts: Partial<AppParts> = {}) {
  const response = await makeTestApp(parts).app.request(path, init);
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const policy = headers['content-security-policy'];
  return { status: response.status, headers, policy, text: await response.text() };
}

const failingOutbox = {
  wake() {
    throw new Error('unexpected');
  },
};

test.each<[status: number, path: string, init?: RequestInit]>([
  [200, '/'],
  [304, '/', { headers: { 'if-none-match': '*' } }],
  [401, paths.contacts, { method: 'POST' }],
  [405, '/', { method: 'POST' }],
  [500, paths.sendContactEmail, { method: 'POST', headers: apiHeaders }],
])('a %i response for %s has the security headers', async (status, path, init) => {
  const response = await request(path, init, { outbox: failingOutbox });
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(commonHeaders());
  expect(response.text).not.toContain('unexpected');
  for (const name of ['access-control-allow-origin', 'set-cookie', 'server', 'x-powered-by'])
    expect(response.headers).not.toHaveProperty(name);
});

test('the CSP allows the data API and the pages’ own style elements', async () => {
  const styleHashes = ['sha256-red', 'sha256-bold'];
  const dist = makeFixtureSite({}, { supabaseUrl: 'https://x.supabase.example/path', styleHashes });
  const { policy } = await request('/', {}, { site: loadSite(dist) });
  expect(policy).toContain("connect-src 'self' https://x.supabase.example;");
  expect(policy).toContain("style-src 'self' 'sha256-red' 'sha256-bold';");
});

test('the CSP blocks injected code, frames, base URLs and form targets', () => {
  const directives = commonHeaders()['content-security-policy'].split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
});

test.each([
  ['sent', 1, 'https'],
  ['sent', 1, 'https, http'],
  ['omitted', 1, 'http'],
  ['omitted', 0, 'https'],
])('HSTS is %s with TRUST_PROXY=%i and X-Forwarded-Proto “%s”', async (hsts, trustProxy, proto) => {
  const init = { headers: { 'x-forwarded-proto': proto } };
  const { headers } = await request('/', init, { trustProxy });
  expect('strict-transport-security' in headers).toBe(hsts === 'sent');
});
