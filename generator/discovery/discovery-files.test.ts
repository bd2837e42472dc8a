import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { discoveryFiles } from './discovery-files.ts';

const siteUrl = 'https://site.example';
const files = discoveryFiles(siteUrl);

test('the sitemap and llms.txt list every page and nothing else', () => {
  const addresses = Object.values(pages).map(({ path }) => new URL(path, siteUrl).href);
  const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(locations.map(([, url]) => url)).toEqual(addresses);
  const links = [...(files['llms.txt'] ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(links).toEqual(addresses);
});

test('robots.txt names the sitemap', () => {
  expect(files['robots.txt']).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('security.txt names a contact and expires within a year (RFC 9116)', () => {
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
