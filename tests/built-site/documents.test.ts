import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { paths } from '#shared/paths.ts';
import { htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { allPaths, pagePaths } from '#tests/support/page/paths.ts';
import { parse, request } from '#tests/support/server/built-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';

type Document = ReturnType<typeof parse>;

const send = (company: string) =>
  request(paths.contactForm, {
    method: 'POST',
    body: new URLSearchParams({ ...validMessage, company }),
  });

/** What the server sends, by path or, for the answers to a form without scripts, by outcome. */
const answers = {
  ...Object.fromEntries(allPaths.map((path) => [path, request(path)])),
  stored: send(validMessage.company),
  refused: send('<"&\'> '.repeat(40)),
};
const served = await Promise.all(
  Object.entries(answers).map(async ([name, answer]) => {
    const { response, text } = await answer;
    return { name, html: text, headers: response.headers, document: parse(text) };
  }),
);
const pagesServed = served.filter(({ name }) => name.startsWith('/'));

describe.each(served)('$name', ({ name, html, headers, document }) => {
  it('is valid HTML', async () => {
    expect(html).toMatch(/^<!doctype html>\n<html/);
    expect(await htmlValidateFindings(html)).toEqual([]);
  });

  it('has a language, one header, main part, footer and first heading', () => {
    expect(document.documentElement.lang).toBe(company.language);
    for (const element of ['header', 'main', 'footer', 'h1'])
      expect(document.querySelectorAll(element), element).toHaveLength(1);
  });

  it('has no inline script or style but the one whose hash the policy names', () => {
    for (const element of document.querySelectorAll('*'))
      for (const attribute of element.getAttributeNames())
        expect(attribute, element.outerHTML.slice(0, 80)).not.toMatch(/^(style|on.*)$/i);
    expect(html).not.toMatch(/javascript:/i);
    // Browsers do not run structured data.
    for (const script of document.querySelectorAll('script:not([type="application/ld+json"])'))
      expect(script.getAttribute('src')).toMatch(/^\/[^/]/);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}')+(;|$)/);
    const [style, ...others] = document.querySelectorAll('style');
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(style?.textContent ?? '');
    expect(policy).toContain(`'sha256-${hash.digest('base64')}'`);
  });

  it('names only what exists, and opens other sites in a tab of their own', async () => {
    const found = new Set(references(document));
    expect(found.size).toBeGreaterThan(5);
    const missing: string[] = [];
    for (const reference of found)
      if (!(await exists(reference, name, html))) missing.push(reference);
    expect(missing).toEqual([]);
    for (const link of document.querySelectorAll('a[href^="http"], a[href^="//"]')) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toMatch(/noopener/);
    }
    const mailboxes = Object.values(company.mailboxes).map((mailbox) => `mailto:${mailbox}`);
    for (const link of document.querySelectorAll('a[href^="mailto:"]'))
      expect(mailboxes).toContain(link.getAttribute('href'));
  });
});

/** All that a page refers to. */
function references(document: Document): string[] {
  const named = ['href', 'src'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(' ')[0]),
  );
  const shared = [...document.querySelectorAll('[property="og:image"], [property="og:url"]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  return [...named, ...sets, ...shared].filter((reference) => reference !== undefined);
}

/** Whether a file of the site, with the element that the hash names, is there. Pictures are pictures. */
async function exists(reference: string, name = '/', html = ''): Promise<boolean> {
  const base = new URL(name.startsWith('/') ? name : '/', company.defaultSiteUrl);
  const url = new URL(reference, base);
  const id = decodeURIComponent(url.hash.slice(1));
  if (reference.startsWith('#')) return html.includes(`id="${id}"`);
  if (url.origin !== company.defaultSiteUrl) return true;
  const { response, text } = await request(url.pathname + url.search);
  const isPicture = /\.(avif|jpg|png|svg|webp|ico)$/.test(url.pathname);
  if (isPicture && !response.headers.get('content-type')?.startsWith('image/')) return false;
  return response.ok && (id === '' || text.includes(`id="${id}"`));
}

it('gives each page its own title, and a card of its own to share', () => {
  expect(new Set(pagesServed.map(({ document }) => document.title)).size).toBe(allPaths.length);
  const cards = Object.values(pages).map(({ path, title, description }) => {
    const document = served.find(({ name }) => name === path)?.document;
    const meta = (name: string) =>
      document?.querySelector(`[property="${name}"], [name="${name}"]`)?.getAttribute('content');
    expect(document?.title).toBe(title);
    expect(meta('description')).toBe(description);
    expect(new URL(meta('og:url') ?? '').pathname).toBe(path);
    const image = new URL(meta('og:image') ?? '');
    expect(image.origin).toBe(new URL(meta('og:url') ?? '').origin);
    return image.pathname;
  });
  expect(new Set(cards).size).toBe(pagePaths.length);
});

it('has the icon that Apple’s devices ask for', async () => {
  expect(await exists('/apple-touch-icon.png')).toBe(true);
});

it('marks the current page in the bar', () => {
  for (const { name, document } of pagesServed) {
    const marked = document.querySelectorAll('header [aria-current="page"]');
    const hrefs = [...marked].map((entry) => entry.getAttribute('href'));
    expect(hrefs).toEqual(navigation.map(({ href }) => href).filter((href) => href === name));
  }
});
