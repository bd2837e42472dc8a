import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { approach } from '#content/approach.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { product } from '#content/product.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { workflow } from '#content/workflow.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { parse, request } from '#tests/support/server/built-site.ts';

type Part = Pick<ReturnType<typeof parse>, 'querySelectorAll'>;

const open = async (path: string) => parse((await request(path)).text);

/** Checks the words of all elements that a selector finds, whatever kind of space is between them. */
function expectTexts(part: Part, selector: string, words: readonly string[]): void {
  const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  const found = [...part.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
  expect(found, selector).toEqual(words.map(plain));
}

function wordsOf<Key extends string>(items: readonly Record<Key, string>[], key: Key): string[] {
  return items.map((item) => item[key]);
}

it('shows the sections of the home page in order', async () => {
  const home = await open('/');
  const places = [...home.querySelectorAll('header, main section[id], footer')];
  expect(places.map(({ id, localName }) => id || localName)).toEqual(
    'header hero services solutions approach contact footer'.split(' '),
  );
  expectTexts(home, 'h1', [company.tagline]);
  expectTexts(home, 'h2', [
    ...heroSlides.map(({ title }) => title),
    ...[servicesSection, solutions, approach, contactWords].map(({ title }) => title),
  ]);
});

it('names every capability of both offerings, and explains those of Observe', async () => {
  const home = await open('/');
  const [launch, observe] = solutions.items;
  expectTexts(home, '#solutions article h3', [launch.name, observe.name]);
  expectTexts(home, '#solutions article li', wordsOf(launch.capabilities, 'name'));
  expectTexts(home, '#solutions article dt', wordsOf(observe.capabilities, 'name'));
  expectTexts(home, '#solutions article dd', wordsOf(observe.capabilities, 'text'));
  const links = [...home.querySelectorAll('#solutions .solution-link a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    launch.link.href,
    observe.link.href,
  ]);
});

it('shows each step of the approach with its outcome', async () => {
  const home = await open('/');
  expectTexts(home, '#approach li h3', wordsOf(approach.steps, 'name'));
  expectTexts(
    home,
    '#approach li p:last-child',
    approach.steps.map(({ outcome }) => `${approach.outcomeLabel} ${outcome}`),
  );
});

it('shows three highlights with a photograph each', async () => {
  const page = await open('/about');
  expectTexts(page, 'h1', [about.title]);
  expect(about.highlights).toHaveLength(3);
  const photographs = [...page.querySelectorAll('main img')];
  expect(photographs.map((photo) => photo.getAttribute('alt'))).toEqual(
    about.highlights.map(({ photo }) => photo.alt),
  );
  expectTexts(page, 'main li h3', wordsOf(about.highlights, 'title'));
  expectTexts(page, 'main li p', wordsOf(about.highlights, 'text'));
});

it('shows six core values and three perks', async () => {
  const page = await open('/careers');
  const { values, team } = careers;
  for (const [id, title, entries, count] of [
    ['values', values.title, values.items, 6],
    ['team', team.title, team.perks, 3],
  ] as const) {
    expect(entries).toHaveLength(count);
    expectTexts(page, `#${id} h2`, [title]);
    expectTexts(page, `#${id} h3`, wordsOf(entries, 'name'));
    expectTexts(page, `#${id} li p`, wordsOf(entries, 'text'));
  }
});

it('shows an introduction, the workflow, the capabilities and a way to the form', async () => {
  const page = await open('/product');
  expectTexts(page, 'h1', [product.title]);
  expect(page.querySelector('main')?.textContent).toContain(product.name);
  expectTexts(page, '#workflow h2, .capabilities h2', [workflow.title, product.capabilities.title]);
  const { items } = product.capabilities;
  expectTexts(page, '.capabilities h3', wordsOf(items, 'name'));
  expectTexts(page, '.capabilities li p', wordsOf(items, 'text'));
  expect([...page.querySelectorAll('main a')].at(-1)?.getAttribute('href')).toBe('/#contact');
});

it('ends every page with the brand, the copyright, the mailboxes and the office', async () => {
  for (const path of allPaths) {
    const page = await open(path);
    const footer = page.querySelector('footer');
    for (const words of [company.name, company.tagline, company.copyright])
      expect(footer?.textContent).toContain(words);
    const links = [...(footer?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...Object.values(company.mailboxes).map((box) => [box, `mailto:${box}`]),
      ...company.offices.map(({ label, mapsUrl }) => [label, mapsUrl]),
    ]);
    const names = [...page.querySelectorAll('a')].map(({ textContent }) => textContent);
    for (const { textContent } of links)
      expect(names.filter((name) => name === textContent)).toHaveLength(1);
  }
});
