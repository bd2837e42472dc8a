import type { APIRequestContext } from '@playwright/test';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { paths } from '#shared/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

const addresses = Object.values(pages).map(({ path }) => path);

/** Whatever a page or a text refers to: `href`, `src`, `srcset`, Markdown's links and XML's `loc`. */
function references(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:href|src|action)="([^"]*)"/gi)];
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

/** Follows what a document refers to inside the site; returns what leads nowhere. */
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
      // Asked for, the form's own address leads to the form.
      const maxRedirects = url.pathname === paths.contactForm ? 1 : 0;
      const response = await request.get(url.pathname + url.search, { maxRedirects });
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

for (const path of [...addresses, '/nowhere']) {
  test(`every link, anchor and file that ${path} names is there`, async ({ request }) => {
    const { found, followed } = await broken(request, path, await siteUrl(request));
    expect(found).toEqual([]);
    expect(followed).toBeGreaterThan(10);
  });
}

test('so is what the files for programs name', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/llms.txt']) {
    const { found } = await broken(request, path, await siteUrl(request));
    expect(found, path).toEqual([]);
  }
});

test('what a page says by id is on the page', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const path of [...addresses, '/nowhere']) {
    await page.goto(path);
    const missing = await page.evaluate(() =>
      ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'data-tooltip'].flatMap(
        (attribute) =>
          [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
            (element.getAttribute(attribute) ?? '')
              .split(' ')
              .filter((id) => id !== '' && !document.getElementById(id))
              .map((id) => `${attribute}="${id}"`),
          ),
      ),
    );
    expect(missing, path).toEqual([]);
  }
});

test('links out of the site say where they lead, and keep this tab', async ({ page }) => {
  for (const path of addresses) {
    await page.goto(path);
    const out = page.locator('a[href^="http"], a[href^="//"]');
    for (const link of await out.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const addresses = Object.values(company.mailboxes).map((mailbox) => `mailto:${mailbox}`);
    for (const link of await page.locator('a[href^="mailto:"]').all()) {
      expect(addresses).toContain(await link.getAttribute('href'));
    }
  }
});

test('every other way to write a page’s address moves to the one', async ({ request }) => {
  for (const path of addresses) {
    const folder = path === '/' ? '' : path;
    const others = [`${folder}/index.html`, ...(path === '/' ? [] : [`${path}/`])];
    for (const other of others) {
      for (const query of ['', '?from=mail&a=1']) {
        const response = await request.get(other + query, { maxRedirects: 0 });
        expect([other + query, response.status()]).toEqual([other + query, 308]);
        expect(response.headers()['location']).toBe(path + query);
      }
    }
  }
  const nothing = await request.get('/nowhere/', { maxRedirects: 0 });
  expect([404, 308]).toContain(nothing.status());
});
