import { expect, test } from 'vitest';
import { renderDocument } from './document.ts';

const page = {
  title: 'Rails & <roads>',
  bodyHtml: '<main></main>',
  fontUrl: '/font.woff2',
  script: '/client.js',
  preloads: ['/react.js', '/page.js'],
  css: 'a > b{color:red}',
};
const metadata = {
  url: 'https://site.example/about',
  description: 'A "short" one.',
  card: { url: 'https://site.example/card.png', alt: 'A “card”' },
  structuredData: {
    '@context': 'https://schema.org' as const,
    '@graph': [{ '@type': 'WebSite' as const, name: '</script><!--<script>' }],
  },
};

test('a document describes its page to search engines and social networks, and escapes text', () => {
  const html = renderDocument({ ...page, metadata });
  for (const tag of [
    '<link rel="canonical" href="https://site.example/about">',
    '<meta property="og:title" content="Rails &amp; &lt;roads&gt;">',
    '<meta property="og:description" content="A &quot;short&quot; one.">',
    '<meta property="og:image:alt" content="A “card”">',
  ])
    expect(html).toContain(tag);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(metadata.structuredData);
  expect(data).not.toMatch(/<script/i);
  expect(html).not.toContain('noindex');
});

test('a document’s Content Security Policy precedes everything that the policy covers', () => {
  const contentSecurityPolicy = "style-src 'self' 'sha256-of-style'";
  const html = renderDocument({ ...page, contentSecurityPolicy });
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
  expect(policy.replaceAll('&#39;', "'")).toBe(contentSecurityPolicy);
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(link|style|script)/));
  expect(renderDocument(page)).not.toContain('http-equiv');
});
