import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { aiAtWork } from '#content/ai-at-work.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { contactCopy } from '#content/contact.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { graphRows } from '#content/pipeline.ts';
import { product } from '#content/product.ts';
import { services, servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { workflow, workflowRows } from '#content/workflow.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { parse, request } from './built-site.ts';

const documents = new Map(
  await Promise.all(
    allPaths.map(async (path) => [path, parse((await request(path)).text)] as const),
  ),
);

const find = (path: string, selector: string) => [
  ...(documents.get(path)?.querySelectorAll(selector) ?? []),
];

/** Ignores how elements and the pages' own mark-up divide a text. */
const plain = (text: string) => text.replace(/[\s`]/g, '');

/** Lists every text in some content, but no keys, such as an icon's name. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return /^[a-z-]+$/.test(content) ? [] : [plain(content)];
  return Object.entries(content ?? {}).flatMap(([key, value]) =>
    // A diff is shown line by line, without its head.
    key === 'diff' ? value.split('\n').slice(4).flatMap(textsOf) : textsOf(value),
  );
}

/** Without the words of their drawings, which browsers draw later. */
const shownServices = Object.values(services).map((service) => [
  [service.title, service.shortDescription, service.description],
  service.features,
]);

it.each(
  Object.entries({
    '/': [
      [company.tagline, heroSlides, servicesSection.title, shownServices, solutions],
      [visitorLine.question, approach.steps, approach.outcomeLabel, contactCopy.title],
    ],
    // The labels of the drawings in these headers are in SVG files (app/drawings/drawings.test.tsx).
    '/about': { ...about, trainGraph: about.trainGraph.caption },
    '/careers': { ...careers, week: careers.week.scale },
    '/product': [product, graphRows, workflow, workflowRows, aiAtWork],
  }),
)('%s shows every text of its content', (path, content) => {
  const [page] = find(path, 'html');
  // Descriptions of pictures are attributes.
  const attributes = find(path, '*').flatMap((element) => [...element.attributes]);
  const shown = plain([page?.textContent, ...attributes.map(({ value }) => value)].join(''));
  expect(textsOf(content).filter((text) => !shown.includes(text))).toEqual([]);
});

it('there are three highlights, six values and three perks', () => {
  const { values, team } = careers;
  expect([about.highlights.length, values.items.length, team.perks.length]).toEqual([3, 6, 3]);
});

it('the home page has its sections in order, and a link for each offering', () => {
  const places = find('/', 'header, main section[id], footer');
  expect(places.map(({ id, localName }) => id || localName)).toEqual(
    'header hero services solutions approach contact footer'.split(' '),
  );
  const links = find('/', '#solutions .solution-link a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    solutions.items.map(({ link }) => link.href),
  );
});

it('each highlight has a photograph', () => {
  const photographs = find('/about', 'main img');
  expect(photographs.map((photo) => photo.getAttribute('alt'))).toEqual(
    about.highlights.map(({ photo }) => photo.alt),
  );
});

it.each(['/about', '/product'])('%s ends with the two ways on', (path) => {
  const links = find(path, 'main a').slice(-2);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [callsToAction.draw, callsToAction.talk].map(({ label, href }) => [label, href]),
  );
});

it('every page ends with the brand, the copyright, the mailboxes and the office', () => {
  for (const path of allPaths) {
    const [footer] = find(path, 'footer');
    for (const words of [company.name, company.tagline, company.copyright])
      expect(footer?.textContent).toContain(words);
    const links = find(path, 'footer a');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...Object.values(company.mailboxes).map((box) => [box, `mailto:${box}`]),
      ...company.offices.map(({ label, mapsUrl }) => [label, mapsUrl]),
    ]);
    const names = find(path, 'a').map(({ textContent }) => textContent);
    for (const { textContent } of links)
      expect(names.filter((name) => name === textContent)).toHaveLength(1);
  }
});
