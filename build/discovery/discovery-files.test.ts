import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { discoveryFiles } from './discovery-files.ts';
import { structuredData } from './structured-data.ts';

const siteUrl = 'https://site.example';
const files = discoveryFiles(siteUrl);

describe('the files for programs', () => {
  it('name every page and no other', () => {
    const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(locations.map(([, url]) => url)).toEqual(
      Object.values(pages).map(({ path }) => new URL(path, siteUrl).href),
    );
    expect(files['robots.txt']).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const links = [...(files['llms.txt'] ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(links).toEqual(Object.values(pages).map(({ path }) => new URL(path, siteUrl).href));
  });
});

/**
 * The properties that schema.org has for each type we use, those first without which the thing says
 * nothing: what Google's documentation calls required or recommended of it.
 */
const kinds = {
  WebPage: { required: ['url', 'name', 'description'], optional: ['isPartOf', 'about'] },
  AboutPage: { required: ['url', 'name', 'description'], optional: ['isPartOf', 'about'] },
  WebSite: { required: ['url', 'name'], optional: [] },
  Organization: {
    required: ['name', 'url', 'logo', 'address'],
    optional: ['slogan', 'email'],
  },
  PostalAddress: {
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
    optional: [],
  },
  Service: {
    required: ['name', 'description'],
    optional: ['provider', 'hasOfferCatalog'],
  },
  OfferCatalog: { required: ['name', 'itemListElement'], optional: [] },
  Offer: { required: ['itemOffered'], optional: [] },
} as const;

function faultsOf({ '@type': type, '@id': id, ...properties }: Record<string, unknown>): string[] {
  const names = Object.keys(properties);
  // A reference by address alone says nothing of its own.
  if (type === undefined) return isAddress(id) ? names : ['no type and no address'];
  const kind = kinds[type as keyof typeof kinds] ?? { required: ['a known type'], optional: [] };
  const known: readonly string[] = [...kind.required, ...kind.optional];
  return [
    ...kind.required.filter((name) => !(name in properties)).map((name) => `no ${name}`),
    ...names.filter((name) => !known.includes(name)).map((name) => `unknown: ${name}`),
    ...names.filter((name) => properties[name] === '').map((name) => `empty: ${name}`),
    ...['url', 'logo']
      .filter((name) => name in properties && !isAddress(properties[name]))
      .map((name) => `no address: ${name}`),
  ];
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
}

/** Every object in the data, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

describe('the structured data', () => {
  const things = (path: PageName) =>
    (structuredData(path, siteUrl) as { '@graph': Record<string, unknown>[] })['@graph'];
  const ofType = (path: PageName, type: string) =>
    things(path).filter((thing) => thing['@type'] === type);

  it('tells who the company is and what it does', () => {
    const [organization] = ofType('home', 'Organization');
    expect(organization).toMatchObject({
      name: company.name,
      url: siteUrl,
      address: company.offices.map(({ postal }) => postal),
    });
    expect(ofType('home', 'WebSite')).toHaveLength(1);
    expect(ofType('product', 'Service').map(({ name }) => name)).toEqual(
      Object.values(company.products),
    );
  });

  it('has of each thing what schema.org and search engines ask for, and nothing else', () => {
    for (const path of pageNames) {
      expect(structuredData(path, siteUrl)).toHaveProperty('@context', 'https://schema.org');
    }
    const all = pageNames.flatMap((page) => objectsIn(things(page)));
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap(faultsOf)).toEqual([]);
    expect(faultsOf({ '@type': 'Service', name: '', url: 'about', price: 1 })).toHaveLength(5);
  });

  it('refers to nothing that is nowhere', () => {
    const all = pageNames.flatMap(things);
    const ids = new Set(all.map((thing) => thing['@id']));
    const references = [...JSON.stringify(all).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, id] of references) expect(ids).toContain(id);
  });
});
