import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { securityHeaders } from './headers.ts';
import { makeFixtureSite } from './testing/fixture-site.ts';
import { makeTestApp } from './testing/test-app.ts';

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

  test('allow the style elements of the pages, by what is in them', async () => {
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
    expect(policy).toContain(`style-src 'self' 'sha256-${red}' 'sha256-${bold}';`);
  });

  test('allow no inline script, style or frame', () => {
    const policy = securityHeaders()['content-security-policy'];
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
  });
});
