import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';
import { securityHeaders } from './headers.ts';

type TestApp = Parameters<typeof makeTestApp>[0];

async function request(path: string, init: RequestInit = {}, app?: TestApp) {
  const response = await makeTestApp(app).app.request(path, init);
  const { status } = response;
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  return { status, headers, text: await response.text() };
}

const policyOf = ({ headers }: Awaited<ReturnType<typeof request>>) =>
  headers['content-security-policy'];

const broken = new Map<string, never>();
broken.get = () => {
  throw new Error('unexpected');
};

test.each<[status: number, path: string, init?: RequestInit, app?: TestApp]>([
  [200, '/'],
  [200, '/assets/index-abc123.js'],
  [200, paths.ready],
  [304, '/', { headers: { 'if-none-match': '*' } }],
  [308, '/about/'],
  [401, paths.contacts, { method: 'POST' }],
  [404, '/nothing'],
  [405, '/', { method: 'POST' }],
  [413, paths.contactForm, { method: 'POST', body: new Uint8Array(200_000) }],
  [500, '/', {}, { files: broken }],
])('security headers are on a %i: %s', async (status, path, init, app) => {
  const response = await request(path, init, app);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(securityHeaders());
  expect(response.text).not.toContain('unexpected');
  for (const name of ['set-cookie', 'server', 'x-powered-by'])
    expect(response.headers).not.toHaveProperty(name);
});

test('the policy allows connections to the configured backend', async () => {
  const dist = makeFixtureSite({}, { supabaseUrl: 'https://x.supabase.example/path' });
  expect(policyOf(await request('/', {}, { dist }))).toContain(
    "connect-src 'self' https://x.supabase.example;",
  );
});

test('the policy allows each page its own style element, by hash', async () => {
  const hashes = { 'client/index.html': 'sha256-red', 'client/404.html': 'sha256-bold' };
  const dist = makeFixtureSite({}, { styleHashes: hashes });
  const first = await request('/', {}, { dist });
  const known = { headers: { 'if-none-match': first.headers['etag'] ?? '' } };
  const again = await request('/', known, { dist });
  expect(again.status).toBe(304);
  expect(policyOf(first)).toContain("style-src 'self' 'sha256-red';");
  // A browser updates the headers of its cached page from the 304.
  expect(policyOf(again)).toBe(policyOf(first));
  expect(policyOf(await request('/nowhere', {}, { dist }))).toContain("'self' 'sha256-bold';");
  const script = await request('/assets/index-abc123.js', {}, { dist });
  expect(policyOf(script)).toContain("style-src 'self';");
});

test('the policy satisfies Google’s CSP evaluator', () => {
  const { csp } = new CspParser(securityHeaders()['content-security-policy']);
  const findings = new CspEvaluator(csp).evaluate();
  // It cannot know that only we put scripts on this site; see docs/security.md.
  const known = findings.filter(
    ({ directive, value }) => directive === 'script-src' && value === "'self'",
  );
  expect(known.map(({ severity }) => severity)).toEqual([Severity.MEDIUM_MAYBE]);
  expect(findings.filter((finding) => !known.includes(finding))).toEqual([]);
  // What it does not ask for.
  const policy = securityHeaders()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test.each([
  [1, 'https', true],
  [1, 'HTTPS, http', true],
  [1, 'http', false],
  [0, 'https', false],
])('with %i proxies and %s send HSTS: %s', async (trustProxy, proto, sent) => {
  const { headers } = await request(
    '/',
    { headers: { 'x-forwarded-proto': proto } },
    { trustProxy },
  );
  expect('strict-transport-security' in headers).toBe(sent);
});
