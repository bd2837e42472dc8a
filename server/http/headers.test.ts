import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { ask } from '#tests/support/server/send-request.ts';
import { listenAsTest } from '#tests/support/server/test-app.ts';
import { contentPolicy, securityHeaders } from './headers.ts';

const supabaseOrigin = 'https://x.supabase.example';
const styleHashes = [`sha256-${createHash('sha256').update('b{}').digest('base64')}`];

describe('security headers', () => {
  const request = async (
    path: string,
    options: Parameters<typeof ask>[2] = {},
    test: Parameters<typeof listenAsTest>[0] = {},
  ) => {
    const server = await listenAsTest(test);
    const response = await ask(server.url, path, options);
    await server.close();
    return response;
  };

  test('are on an unexpected error', async () => {
    const broken = new Map<string, never>();
    broken.get = () => {
      throw new Error('unexpected');
    };
    const response = await request('/', {}, { files: broken });
    expect(response.status).toBe(500);
    expect(response.text).not.toContain('unexpected');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('allow connections to the configured backend', async () => {
    const dist = makeFixtureSite({}, { supabaseUrl: 'https://x.supabase.example/path' });
    const { headers } = await request('/', {}, { dist });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://x.supabase.example;",
    );
  });

  test('allow each page its own style element, by hash', async () => {
    const dist = makeFixtureSite(
      {},
      {
        styleHashes: { 'client/index.html': 'sha256-red', 'client/404.html': 'sha256-bold' },
      },
    );
    const ofStyled = (path: string, headers = {}) => request(path, { headers }, { dist });
    const first = await ofStyled('/');
    const again = await ofStyled('/', { 'if-none-match': first.headers.etag });
    expect(again.status).toBe(304);
    const policy = first.headers['content-security-policy'];
    // A browser updates the headers of its cached page from the 304.
    expect(again.headers['content-security-policy']).toBe(policy);
    const script = await ofStyled('/assets/index-abc123.js');
    expect(script.headers['content-security-policy']).toContain("style-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-red';");
    const missing = await ofStyled('/nowhere');
    expect(missing.headers['content-security-policy']).toContain("'self' 'sha256-bold';");
  });

  test('allow no inline script, style or frame', () => {
    const policy = securityHeaders()['content-security-policy'];
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  test.each([
    ['header', securityHeaders({ supabaseOrigin, styleHashes })['content-security-policy']],
    ['page', contentPolicy({ supabaseOrigin, styleHashes }).join('; ')],
  ])('satisfy Google’s CSP evaluator as a %s', (_, policy = '') => {
    const { csp } = new CspParser(policy);
    const findings = new CspEvaluator(csp).evaluate();
    // It cannot know that only we put scripts on this site; see docs/security.md.
    const known = findings.filter(
      ({ directive, value }) => directive === 'script-src' && value === "'self'",
    );
    expect(known.map(({ severity }) => severity)).toEqual([Severity.MEDIUM_MAYBE]);
    expect(findings.filter((finding) => !known.includes(finding))).toEqual([]);
  });

  test.each<[status: number, path: string, init: Parameters<typeof ask>[2]]>([
    [200, '/', {}],
    [304, '/', { headers: { 'if-none-match': '*' } }],
    [308, '/about/', {}],
    [404, '/%', {}],
    [401, paths.contacts, { method: 'POST' }],
    [404, '/nothing', {}],
    [405, '/', { method: 'POST' }],
    [413, paths.contactForm, { method: 'POST', body: new Uint8Array(200_000) }],
    [200, paths.ready, {}],
    [200, '/assets/index-abc123.js', {}],
    [401, paths.sendContactEmail, { method: 'POST' }],
    [200, '/', { method: 'HEAD' }],
  ])('are on a %i: %s', async (status, path, init) => {
    const response = await request(path, init);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(response.headers[name]).toBe(value);
    for (const name of ['set-cookie', 'server', 'x-powered-by'])
      expect(response.headers).not.toHaveProperty(name);
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
});
