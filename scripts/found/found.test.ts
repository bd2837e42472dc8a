import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { type PagePath, pageTitles } from '../../content/page-titles.ts';
import { services } from '../../content/services.ts';
import { foundFiles } from './found-files.ts';
import { structuredData } from './structured-data.ts';

const siteUrl = 'https://site.example';
const files = foundFiles(siteUrl);
const pages = Object.keys(pageTitles) as PagePath[];

describe('the files for programs', () => {
  it('name every page and no other', () => {
    const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(locations.map(([, url]) => url)).toEqual(
      pages.map((path) => new URL(path, siteUrl).href),
    );
    expect(files['robots.txt']).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const links = [...(files['llms.txt'] ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(links).toEqual(
      ['/index.md', '/about.md', '/careers.md', '/product.md'].map((path) => siteUrl + path),
    );
    for (const link of links) expect(files[link?.slice(siteUrl.length + 1) ?? '']).toMatch(/^# /);
  });

  it('say in Markdown what the page says', () => {
    for (const { title } of services) expect(files['index.md']).toContain(`### ${title}`);
    expect(files['product.md']).toContain('5. **Backups.**');
    expect(files['careers.md']).toContain(company.jobBoard);
    for (const [name, text] of Object.entries(files)) {
      expect({ name, text }).toEqual({ name, text: expect.stringMatching(/\n$/) });
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });
});

describe('the structured data', () => {
  const things = (path: PagePath) =>
    (structuredData(path, siteUrl) as { '@graph': Record<string, unknown>[] })['@graph'];
  const ofType = (path: PagePath, type: string) =>
    things(path).filter((thing) => thing['@type'] === type);

  it('tells who the company is and what it does', () => {
    const [organization] = ofType('/', 'Organization');
    expect(organization).toMatchObject({
      name: company.name,
      url: siteUrl,
      address: { '@type': 'PostalAddress', addressLocality: 'Winnipeg', addressCountry: 'CA' },
    });
    expect(ofType('/', 'WebSite')).toHaveLength(1);
    expect(ofType('/', 'Service').map(({ name }) => name)).toEqual(
      services.map(({ title }) => title),
    );
    expect(ofType('/product', 'Service').map(({ name }) => name)).toEqual(
      Object.values(company.products),
    );
  });

  it('refers to nothing that is nowhere', () => {
    const all = pages.flatMap(things);
    const ids = new Set(all.map((thing) => thing['@id']));
    const references = [...JSON.stringify(all).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, id] of references) expect(ids).toContain(id);
  });
});
