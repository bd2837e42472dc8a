import type { APIRequestContext } from '@playwright/test';
import { company } from '#content/company.ts';
import { allPaths, pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** All that a text refers to: `href`, `src`, `srcset`, Markdown's links and XML's `loc`. */
function references(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:href|src)="([^"]*)"/gi)];
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((source) => ['', source.trim().split(' ')[0]] as const),
  );
  const cards = [...text.matchAll(/property="og:(?:image|url)" content="([^"]*)"/g)];
  const styles = [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)];
  const written = [...text.matchAll(/\]\(([^)]+)\)|<loc>([^<]+)<\/loc>/g)].map(
    ([, markdown, xml]) => ['', markdown ?? xml] as const,
  );
  const all = [...attributes, ...sets, ...cards, ...styles, ...written];
  return all.flatMap(([, reference]) => (reference ? [reference.replaceAll('&amp;', '&')] : []));
}

/** Follows a document's references within the site, and returns those that lead nowhere. */
async function broken(request: APIRequestContext, path: string, siteUrl: string) {
  const own = new URL(path, siteUrl);
  const text = await (await request.get(path)).text();
  const found: string[] = [];
  let followed = 0;
  for (const reference of new Set(references(text))) {
    const url = new URL(reference, own);
    if (url.protocol === 'mailto:' || url.origin !== own.origin) continue;
    followed++;
    let there = text;
    if (url.pathname !== own.pathname) {
      const response = await request.get(url.pathname + url.search, { maxRedirects: 0 });
      if (!response.ok()) found.push(`${reference}: ${response.status()}`);
      there = url.hash ? await response.text() : '';
    }
    const id = decodeURIComponent(url.hash.slice(1));
    if (id && !there.includes(`id="${id}"`)) found.push(`${reference}: no such id`);
  }
  return { found, followed };
}

async function siteUrl(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text();
  return new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').origin;
}

for (const path of allPaths) {
  test(`every link, anchor and file that ${path} names exists`, async ({ request }) => {
    const { found, followed } = await broken(request, path, await siteUrl(request));
    expect(found).toEqual([]);
    expect(followed).toBeGreaterThan(10);
  });
}

test('everything that the sitemap and llms.txt name exists', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/llms.txt']) {
    const { found } = await broken(request, path, await siteUrl(request));
    expect(found, path).toEqual([]);
  }
});

test('links to other sites open a new tab, and mail goes to the company', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const out = page.locator('a[href^="http"], a[href^="//"]');
    for (const link of await out.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const mailboxes = Object.values(company.mailboxes).map((mailbox) => `mailto:${mailbox}`);
    for (const link of await page.locator('a[href^="mailto:"]').all()) {
      expect(mailboxes).toContain(await link.getAttribute('href'));
    }
  }
});
