import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { paths } from '#shared/paths.ts';
import { htmlValidateFindings } from '#tests/support/checks/html-validate.ts';
import { allPaths, pagePaths } from '#tests/support/page/paths.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { parse, request } from './built-site.ts';

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
    const { text } = await answer;
    return { name, html: text, document: parse(text) };
  }),
);
const pagesServed = served.filter(({ name }) => name.startsWith('/'));

describe.each(served)('$name', ({ name, html, document }) => {
  it('is valid HTML', async () => {
    expect(await htmlValidateFindings(html)).toEqual([]);
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
  });
});

/** All that a page refers to. */
function references(document: Document): string[] {
  const valuesOf = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');
  return [
    ...valuesOf('href'),
    ...valuesOf('src'),
    ...valuesOf('srcset').flatMap((set) => set.match(/[^\s,]+(?= )/g) ?? []),
    ...valuesOf('content').filter((content) => content.startsWith(company.defaultSiteUrl)),
  ];
}

/** Whether a file of the site, with the element that the hash names, is there. Pictures are pictures. */
async function exists(reference: string, name: string, html: string): Promise<boolean> {
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

it('each page has its own title and its own card to share', () => {
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

it('the icon that Apple’s devices request exists', async () => {
  expect((await request('/apple-touch-icon.png')).response.ok).toBe(true);
});

it('the bar marks the current page', () => {
  for (const { name, document } of pagesServed) {
    const marked = document.querySelectorAll('header [aria-current="page"]');
    const hrefs = [...marked].map((entry) => entry.getAttribute('href'));
    expect(hrefs).toEqual(navigation.map(({ href }) => href).filter((href) => href === name));
  }
});
