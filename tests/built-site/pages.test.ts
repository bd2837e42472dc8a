import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { about } from '#content/about.ts';
import { aiAtWork } from '#content/ai-at-work.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { contactCopy } from '#content/contact.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { graphRows } from '#content/pipeline.ts';
import { product } from '#content/product.ts';
import { services, servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { workflow, workflowRows } from '#content/workflow.ts';
import { loadSite } from '#server/site/load-site.ts';
import { paths } from '#shared/paths.ts';
import { validateHtml } from '#tests/support/checks/html-validate.ts';
import { allPaths, pagePaths } from '#tests/support/page/paths.ts';
import { makeTestApp } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { testedSite } from '#tests/support/tested-site.ts';

const { app } = makeTestApp({ site: loadSite(testedSite) });

async function request(path: string, options?: RequestInit) {
  const response = await app.request(path, options);
  return { response, text: await response.text() };
}

async function submit(company: string): Promise<string> {
  const body = new URLSearchParams({ ...validMessage, company });
  return (await request(paths.contactForm, { method: 'POST', body })).text;
}

/** The HTML that the server sends: every page, and the responses to a form submitted without scripts. */
const html: Record<string, string> = {};
for (const path of allPaths) html[path] = (await request(path)).text;
html['the page for a sent message'] = await submit(validMessage.company);
html['the page for a rejected message'] = await submit('<"&\'> '.repeat(40));

const parser = new new Window().DOMParser();
const documents = new Map(
  Object.entries(html).map(([name, text]) => [name, parser.parseFromString(text, 'text/html')]),
);

const find = (name: string, selector: string) => [
  ...(documents.get(name)?.querySelectorAll(selector) ?? []),
];
const attributes = (name: string, attribute: string) =>
  find(name, `[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '');
const links = (name: string, selector: string) =>
  find(name, selector).map((link) => [link.textContent, link.getAttribute('href')]);

test.for(Object.entries(html))('%s is valid HTML', async ([, text]) => {
  expect(await validateHtml(text)).toEqual([]);
});

test.for(Object.keys(html))('%s refers only to files and elements that exist', async (name) => {
  const references = new Set([
    ...attributes(name, 'href'),
    ...attributes(name, 'src'),
    ...attributes(name, 'srcset').flatMap((set) => set.match(/[^\s,]+(?= )/g) ?? []),
    ...attributes(name, 'content').filter((url) => url.startsWith(company.defaultSiteUrl)),
  ]);
  expect(references.size).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const reference of references) if (!(await exists(reference, name))) missing.push(reference);
  expect(missing).toEqual([]);
});

test.for(Object.keys(html))('%s opens links to other sites in a new tab', (name) => {
  for (const link of find(name, 'a[href^="http"], a[href^="//"]')) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toMatch(/noopener/);
  }
});

/** Returns whether the site has the file, and in it the element that a hash names. Images must be sent as images. */
async function exists(reference: string, name: string): Promise<boolean> {
  const base = new URL(name.startsWith('/') ? name : '/', company.defaultSiteUrl);
  const { origin, pathname, search, hash } = new URL(reference, base);
  const element = hash && `id="${decodeURIComponent(hash.slice(1))}"`;
  if (reference.startsWith('#')) return html[name]?.includes(element) ?? false;
  if (origin !== company.defaultSiteUrl) return true;
  const { response, text } = await request(pathname + search);
  const isImage = /\.(avif|jpg|png|svg|webp|ico)$/.test(pathname);
  if (isImage && !response.headers.get('content-type')?.startsWith('image/')) return false;
  return response.ok && text.includes(element);
}

test('each page has its title and description, and a social card of its own', () => {
  const cards = Object.values(pages).map(({ path, title, description }) => {
    const meta = (property: string) =>
      find(path, `[property="${property}"], [name="${property}"]`)[0]?.getAttribute('content');
    expect(documents.get(path)?.title).toBe(title);
    expect(meta('description')).toBe(description);
    expect(meta('og:url')).toBe(new URL(path, company.defaultSiteUrl).href);
    return meta('og:image');
  });
  expect(new Set(cards).size).toBe(pagePaths.length);
});

test('the icon that Apple devices request exists', async () => {
  expect((await request('/apple-touch-icon.png')).response.ok).toBe(true);
});

test('the header marks the current page', () => {
  for (const path of allPaths)
    expect(links(path, 'header [aria-current="page"]').map(([, href]) => href)).toEqual(
      navigation.map(({ href }) => href).filter((href) => href === path),
    );
});

test('the home page has its sections in order, and a link for each offering', () => {
  const sections = find('/', 'header, main section[id], footer');
  expect(sections.map(({ id, localName }) => id || localName)).toEqual(
    'header hero services solutions approach contact footer'.split(' '),
  );
  expect(links('/', '#solutions a.solution-link').map(([, href]) => href)).toEqual(
    solutions.items.map(({ link }) => link.href),
  );
});

test.for(['/about', '/product'])('%s ends with two calls to action', (path) => {
  expect(links(path, 'main a').slice(-2)).toEqual(
    [callsToAction.draw, callsToAction.talk].map(({ label, href }) => [label, href]),
  );
});

test('every page ends with the brand, the copyright, the mailboxes and the office', () => {
  for (const path of allPaths) {
    const [footer] = find(path, 'footer');
    for (const text of [company.name, company.tagline, company.copyright])
      expect(footer?.textContent).toContain(text);
    expect(links(path, 'footer a')).toEqual([
      ...Object.values(company.mailboxes).map((box) => [box, `mailto:${box}`]),
      ...company.offices.map(({ label, mapsUrl }) => [label, mapsUrl]),
    ]);
  }
});

test('the site has three highlights, six values and three perks', () => {
  const { values, team } = careers;
  const lists = [about.highlights.items, values.items, team.perks];
  expect(lists.map(({ length }) => length)).toEqual([3, 6, 3]);
});

/** The text of the services, without the text of their drawings, which are in SVG files. */
const servicesText = Object.values(services).map((service) => [
  [service.title, service.shortDescription, service.description],
  service.features,
]);

test.for(
  Object.entries({
    '/': [
      [company.tagline, heroSlides, servicesSection.title, servicesText, solutions],
      [visitorLine.question, approach.steps, approach.outcomeLabel, contactCopy.title],
    ],
    // The labels of the drawings in these headers are in SVG files.
    '/about': { ...about, trainGraph: about.trainGraph.caption },
    '/careers': { ...careers, week: careers.week.scale },
    '/product': [product, graphRows, workflow, workflowRows, aiAtWork],
  }),
)('%s shows every text of its content', ([path, content]) => {
  const [page] = find(path, 'html');
  // The descriptions of images are in attributes.
  const values = find(path, '*').flatMap((element) => [...element.attributes]);
  const shown = plain([page?.textContent, ...values.map(({ value }) => value)].join(''));
  expect(collectText(content).filter((text) => !shown.includes(text))).toEqual([]);
});

/** Lists every text in some content. Skips keys, such as an icon's name, which are lowercase words. */
function collectText(content: unknown): string[] {
  if (typeof content === 'string') return /^[a-z-]+$/.test(content) ? [] : [plain(content)];
  return Object.entries(content ?? {}).flatMap(([key, value]) =>
    // Pages show a diff line by line, without its header.
    key === 'diff' ? value.split('\n').slice(4).flatMap(collectText) : collectText(value),
  );
}

/** Removes spaces and backticks, in which a text and its rendering may differ. */
function plain(text: string): string {
  return text.replace(/[\s`]/g, '');
}
