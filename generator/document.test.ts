import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { escapeHtml } from '#shared/escape-html.ts';
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
  card: { address: 'https://site.example/card.png', alt: 'A “card”' },
  structuredData: { name: '</script>' },
};

it('describes a page to search engines and networks, and escapes its words', () => {
  const html = htmlDocument({ ...page, shared });
  for (const tag of [
    '<link rel="canonical" href="https://site.example/about">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(company.name)}">`,
    '<meta property="og:title" content="Rails &amp; &lt;roads&gt;">',
    '<meta property="og:description" content="A &quot;short&quot; one.">',
    '<meta property="og:image" content="https://site.example/card.png">',
    '<meta property="og:image:alt" content="A “card”">',
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toContain('noindex');
});

it('carries its content policy where any host may serve it', () => {
  const html = htmlDocument({ ...page, supabaseOrigin: 'https://x.supabase.example' });
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
  expect(policy).toContain(`style-src 'self' 'sha256-of-it';`);
  expect(policy).toContain("connect-src 'self' https://x.supabase.example;");
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  // Browsers ignore it in a page, with a warning.
  expect(policy).not.toContain('frame-ancestors');
  expect(html.indexOf(policy)).toBeLessThan(html.search(/<(link|style|script)/));
  expect(htmlDocument(page)).not.toContain('http-equiv');
});
