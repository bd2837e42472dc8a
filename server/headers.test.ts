import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { contentPolicy, securityHeaders } from './headers.ts';
import { makeFixtureSite } from './testing/fixture-site.ts';
import { makeTestApp } from './testing/test-app.ts';

const asset = '/assets/index-abc123.js';
const supabaseOrigin = 'https://x.supabase.example';
const styleHashes = [`sha256-${createHash('sha256').update('b{}').digest('base64')}`];

describe('security headers', () => {
  const { app } = makeTestApp();

  test.each([
    ['GET', '/'],
    ['GET', '/assets/index-abc123.js'],
    ['GET', '/nothing'],
    ['GET', '/about/'],
    ['GET', '/%'],
    ['DELETE', '/'],
    ['GET', paths.health],
    ['POST', paths.contacts],
    ['POST', paths.sendContactEmail],
    ['POST', paths.contactForm],
  ])('are on the answer to %s %s', async (method, path) => {
    const { headers } = await app.request(path, { method });
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers.get(name)).toBe(value);
    }
    expect(headers.has('server')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('are on an error that nobody expected', async () => {
    const broken = new Map<string, never>();
    broken.get = () => {
      throw new Error('unexpected');
    };
    const answer = await makeTestApp({ files: broken }).app.request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('unexpected');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('allow connections to the backend that the build was made for', async () => {
    const build = JSON.stringify({ supabaseUrl: 'https://x.supabase.example/path' });
    const { app: hosted } = makeTestApp({ dist: makeFixtureSite({ 'build.json': build }) });
    const policy = (await hosted.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://x.supabase.example;");
  });

  test('allow the style element of a page, by what is in it, and no other page’s', async () => {
    const files = {
      'client/index.html': '<style data-whole="/a.css">@media (width<9px){p{color:red}}</style>',
      'client/404.html': '<style>b{}</style>',
      'answers/message-sent.html': '<style>b{}</style>',
    };
    const { app: styled } = makeTestApp({ dist: makeFixtureSite(files) });
    const first = await styled.request('/');
    const again = await styled.request('/', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const policy = first.headers.get('content-security-policy');
    // A browser keeps a page and takes the headers of this answer to it.
    expect(again.headers.get('content-security-policy')).toBe(policy);
    const script = await styled.request('/assets/index-abc123.js');
    expect(script.headers.get('content-security-policy')).toContain("style-src 'self';");
    const [red, bold] = ['@media (width<9px){p{color:red}}', 'b{}'].map((css) =>
      createHash('sha256').update(css).digest('base64'),
    );
    expect(policy).toContain(`style-src 'self' 'sha256-${red}';`);
    const missing = await styled.request('/nowhere');
    expect(missing.headers.get('content-security-policy')).toContain(`'self' 'sha256-${bold}';`);
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
  ])('are found good by Google’s evaluator as a %s', (_, policy = '') => {
    const { csp } = new CspParser(policy);
    const findings = new CspEvaluator(csp).evaluate();
    // It cannot know that nobody but us puts scripts on this site; see docs/security.md.
    const known = findings.filter(
      ({ directive, value }) => directive === 'script-src' && value === "'self'",
    );
    expect(known.map(({ severity }) => severity)).toEqual([Severity.MEDIUM_MAYBE]);
    expect(findings.filter((finding) => !known.includes(finding))).toEqual([]);
  });

  test.each<[status: number, path: string, init: RequestInit]>([
    [200, '/', {}],
    [206, asset, { headers: { range: 'bytes=0-3' } }],
    [304, '/', { headers: { 'if-none-match': '*' } }],
    [308, '/about/', {}],
    [400, '/%', {}],
    [401, paths.contacts, { method: 'POST' }],
    [404, '/nothing', {}],
    [405, '/', { method: 'POST' }],
    [413, paths.contactForm, { method: 'POST', body: new Uint8Array(200_000) }],
    [416, asset, { headers: { range: 'bytes=9999-' } }],
    [200, paths.ready, {}],
    [200, '/', { method: 'HEAD' }],
    [204, '/', { method: 'OPTIONS' }],
  ])('are on a %i: %s', async (status, path, init) => {
    for (const [trustProxy, proto, sent] of [
      [1, 'https', true],
      [1, 'HTTPS, http', true],
      [1, 'http', false],
      [0, 'https', false],
    ] as const) {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-proto', proto);
      const app = makeTestApp({ trustProxy }).app;
      const answer = await app.request(path, { ...init, headers });
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(securityHeaders())) {
        expect(answer.headers.get(name)).toBe(value);
      }
      // Over plain HTTP it may not be sent.
      expect(answer.headers.has('strict-transport-security')).toBe(sent);
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
  });
});
