import { expect, it } from 'vitest';
import { documentHtml } from './document.ts';

const page = {
  title: 'About',
  bodyHtml: '<main></main>',
  fontUrl: '/font.woff2',
  script: '/client.js',
  preloads: ['/react.js', '/page.js'],
  css: 'a > b{color:red}',
};

it('a document’s Content Security Policy precedes everything that it covers', () => {
  const contentSecurityPolicy = "style-src 'self' 'sha256-of-it'";
  const html = documentHtml({ ...page, contentSecurityPolicy });
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
  expect(policy.replaceAll('&#39;', "'")).toBe(contentSecurityPolicy);
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(link|style|script)/));
  expect(documentHtml(page)).not.toContain('http-equiv');
});
