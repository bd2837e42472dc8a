import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';
import { commonHeaders } from './headers.ts';

type TestApp = Parameters<typeof makeTestApp>[0];

async function request(path: string, init: RequestInit = {}, app?: TestApp) {
  const response = await makeTestApp(app).app.request(path, init);
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  const policy = headers['content-security-policy'];
  return { status: response.status, headers, policy, text: await response.text() };
}

const broken = new Map<string, never>();
broken.has = () => {
  throw new Error('unexpected');
};

test.each<[status: number, path: string, init?: RequestInit, app?: TestApp]>([
  [200, '/'],
  [304, '/', { headers: { 'if-none-match': '*' } }],
  [401, paths.contacts, { method: 'POST' }],
  [405, '/', { method: 'POST' }],
  [500, '/', {}, { site: { files: broken } }],
])('security headers are on a %i: %s', async (status, path, init, app) => {
  const response = await request(path, init, app);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(commonHeaders());
  expect(response.text).not.toContain('unexpected');
  for (const name of ['access-control-allow-origin', 'set-cookie', 'server', 'x-powered-by'])
    expect(response.headers).not.toHaveProperty(name);
});

test('the CSP allows connections to the backend, and the pages’ style elements', async () => {
  const styleHashes = ['sha256-red', 'sha256-bold'];
  const dist = makeFixtureSite({}, { supabaseUrl: 'https://x.supabase.example/path', styleHashes });
  const { policy } = await request('/', {}, { dist });
  expect(policy).toContain("connect-src 'self' https://x.supabase.example;");
  expect(policy).toContain("style-src 'self' 'sha256-red' 'sha256-bold';");
});

test('the CSP allows no other code, frame, base or form', () => {
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
  [1, 'https', true],
  [1, 'https, http', true],
  [1, 'http', false],
  [0, 'https', false],
])('with %i proxies and %s send HSTS: %s', async (trustProxy, proto, sent) => {
  const init = { headers: { 'x-forwarded-proto': proto } };
  const { headers } = await request('/', init, { trustProxy });
  expect('strict-transport-security' in headers).toBe(sent);
});
