import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { aiAtWork } from '#content/ai-at-work.ts';
import { approach } from '#content/approach.ts';
import { callsToAction } from '#content/calls-to-action.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { graphRows, rowKeys } from '#content/pipeline.ts';
import { product } from '#content/product.ts';
import { servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { workflow, workflowRows } from '#content/workflow.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { parse, request } from '#tests/support/server/built-site.ts';

const documents = new Map(
  await Promise.all(
    allPaths.map(async (path) => [path, parse((await request(path)).text)] as const),
  ),
);

const find = (path: string, selector: string) => [
  ...(documents.get(path)?.querySelectorAll(selector) ?? []),
];

const textsOf = (items: readonly { name: string; text: string }[]) =>
  items.flatMap(({ name, text }) => [name, text]);

const { values, team } = careers;
const { capabilities } = product;

it.each<[path: string, selector: string, words: readonly string[]]>([
  ['/', 'h1', [company.tagline]],
  [
    '/',
    'h2',
    [...heroSlides, servicesSection, solutions, { title: visitorLine.question }, contactWords].map(
      ({ title }) => title,
    ),
  ],
  [
    '/',
    '#solutions article :is(h3, dt, dd)',
    solutions.items.flatMap(({ name, capabilities }) => [name, ...textsOf(capabilities)]),
  ],
  [
    '/',
    '#approach li :is(h3, p:last-child)',
    Object.values(approach.steps).flatMap(({ name, outcome }) => [
      name,
      `${approach.outcomeLabel} ${outcome}`,
    ]),
  ],
  ['/about', 'h1', [about.title]],
  ['/about', 'main li :is(h3, p)', about.highlights.flatMap(({ title, text }) => [title, text])],
  ['/careers', '#values h2, #values li :is(h3, p)', [values.title, ...textsOf(values.items)]],
  ['/careers', '#team h2, #team li :is(h3, p)', [team.title, ...textsOf(team.perks)]],
  ['/product', 'h1, #workflow h2', [product.title, workflow.title]],
  [
    '/product',
    '#workflow li :is(h3, p)',
    rowKeys.flatMap((row) => {
      const { text, failure, link } = workflowRows[row];
      return [
        graphRows[row].name,
        text,
        `${workflow.failureLabel} ${failure} ${link?.label ?? ''}`,
      ];
    }),
  ],
  [
    '/product',
    '#ai-at-work :is(h2, h3, th, td)',
    [
      aiAtWork.title,
      aiAtWork.check.title,
      aiAtWork.fix.title,
      aiAtWork.approval.title,
      ...aiAtWork.approval.rows.flat(),
      aiAtWork.record.title,
      ...aiAtWork.record.columns,
      ...aiAtWork.record.rows.flat(),
    ],
  ],
  [
    '/product',
    '.capabilities h2, .capabilities li :is(h3, p)',
    [capabilities.title, ...textsOf(capabilities.items)],
  ],
])('%s shows the words of %s', (path, selector, words) => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const found = find(path, selector).map(({ textContent }) => plain(textContent));
  expect(found).toEqual(words.map(plain));
});

it('has as many highlights, values and perks as specified', () => {
  expect([about.highlights.length, values.items.length, team.perks.length]).toEqual([3, 6, 3]);
});

it('has the sections of the home page in order, with a link for each offering', () => {
  const places = find('/', 'header, main section[id], footer');
  expect(places.map(({ id, localName }) => id || localName)).toEqual(
    'header hero services solutions approach contact footer'.split(' '),
  );
  const links = find('/', '#solutions .solution-link a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    solutions.items.map(({ link }) => link.href),
  );
});

it('has a photograph for each highlight', () => {
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

it('ends every page with the brand, the copyright, the mailboxes and the office', () => {
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
