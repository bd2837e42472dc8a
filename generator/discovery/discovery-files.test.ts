import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { pageNames, pages } from '#content/pages.ts';
import { solutions } from '#content/solutions.ts';
import { discoveryFiles } from './discovery-files.ts';
import { structuredData } from './structured-data.ts';

const siteUrl = 'https://site.example';
const files = discoveryFiles(siteUrl);

it('the sitemap and llms.txt list every page and nothing else', () => {
  const addresses = Object.values(pages).map(({ path }) => new URL(path, siteUrl).href);
  const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(locations.map(([, url]) => url)).toEqual(addresses);
  expect(files['robots.txt']).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const links = [...(files['llms.txt'] ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(links).toEqual(addresses);
});

it('the speculation rules cover every page except the current one, whatever its query', () => {
  const [{ where }] = JSON.parse(files['speculation-rules.json'] ?? '').prerender;
  const [ours, { not: thisPage }] = where.and;
  expect(ours.href_matches).toEqual(Object.values(pages).map(({ path }) => path));
  expect(thisPage.relative_to).toBe('document');
  const here = new URLPattern(thisPage.href_matches, `${siteUrl}/about`);
  const matching = ['/about', '/about#a', '/about?b', '/', '/careers'].filter((href) =>
    here.test(href, siteUrl),
  );
  expect(matching).toEqual(['/about', '/about#a', '/about?b']);
});

it('security.txt names a contact and expires within a year (RFC 9116)', () => {
  const text = files['.well-known/security.txt'] ?? '';
  const lines = text.trimEnd().split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${company.mailboxes.general}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});

it('the structured data describes the company and each offering once', () => {
  const things = pageNames.flatMap((page) => structuredData(page, siteUrl)?.['@graph'] ?? []);
  const names = [company.name, company.name, ...solutions.items.map(({ name }) => name)];
  expect(things).toMatchObject(names.map((name) => ({ name })));
});
