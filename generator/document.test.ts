import { expect, it } from 'vitest';
import { htmlDocument } from './document.ts';

const page = {
  title: 'Rails & <roads>',
  description: 'A "short" one.',
  body: '<main></main>',
  font: '/font.woff2',
  css: 'b{color:red}',
  linkedStyles: [{ href: '/print.css', media: 'print' }],
  styleHash: 'sha256-of-it',
};
const shared = {
  address: 'https://site.example/about',
  siteName: 'Site',
  card: { address: 'https://site.example/card.png', alt: 'A “card”' },
  structuredData: { name: '</script>' },
};

it('tells search engines and networks all about a page that has an address', () => {
  const html = htmlDocument({ ...page, shared });
  for (const tag of [
    '<link rel="canonical" href="https://site.example/about">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Site">',
    '<meta property="og:url" content="https://site.example/about">',
    '<meta property="og:title" content="Rails &#38; &#60;roads&#62;">',
    '<meta property="og:description" content="A &#34;short&#34; one.">',
    '<meta property="og:image" content="https://site.example/card.png">',
    '<meta property="og:image:alt" content="A “card”">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toContain('noindex');
});

it('keeps a page without one to itself', () => {
  const html = htmlDocument(page);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:|twitter:/);
});

it('names the icons and the manifest', () => {
  const html = htmlDocument(page);
  for (const file of ['favicon.ico', 'favicon.svg', 'site.webmanifest']) {
    expect(html).toContain(`href="/${file}"`);
  }
});

it('brings its content policy along where any host may serve it', () => {
  const html = htmlDocument({ ...page, supabaseOrigin: 'https://x.supabase.example' });
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
  expect(policy).toContain(`style-src 'self' 'sha256-of-it';`);
  expect(policy).toContain("connect-src 'self' https://x.supabase.example;");
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  // Of no use in a page, and complained of by browsers.
  expect(policy).not.toContain('frame-ancestors');
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(link|style|script)/));
  expect(htmlDocument(page)).not.toContain('http-equiv');
});
