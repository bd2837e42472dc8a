import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Scrolls and waits until the browser has told the page. */
async function readOnTo(page: Page, top: number) {
  const told = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('scroll', () => resolve(), { once: true, capture: true }),
      ),
  );
  await scrollTo(page, top);
  await told;
  expect(await scrollY(page)).toBe(top);
}

test('another page starts at its top, and at a section where one was asked for', async ({
  page,
}) => {
  await open(page, '/');
  const { entry } = barOf(page);
  for (const path of ['/about', '/careers']) {
    await readOnTo(page, 400);
    await entry(path).click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expectScrollY(page, 0);
  }
  await open(page, '/');
  await linkTo(page.locator('#hero'), '/product#workflow').click();
  await expect(page).toHaveURL('/product#workflow');
  await expectTop(page.locator('#workflow'), 80);
});

test('Back and Forward return to where the reader was', async ({ page }) => {
  const { entry } = barOf(page);
  await open(page, '/');
  await readOnTo(page, 1500);
  await entry('/about').click();
  await expect(page).toHaveURL('/about');
  await expectScrollY(page, 0);
  await readOnTo(page, 250);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 1500);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expectScrollY(page, 250);
});

test('Back to a page with a hash returns to the reader’s place, not to the hash', async ({
  page,
}) => {
  const { entry } = barOf(page);
  await open(page, '/');
  await entry('/#services').click();
  await expectTop(page.locator('#services'), 80);
  const approach = page.locator('#approach');
  await approach.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const { y = 0 } = (await approach.boundingBox()) ?? {};
  await entry('/about').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await expectTop(approach, Math.round(y));
});

test('each page has its own title and canonical address', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const titles = new Set<string>();
  for (const path of [...Object.values(pages).map(({ path }) => path), '/nowhere']) {
    await open(page, path);
    titles.add(await page.title());
    const canonical = page.locator('link[rel="canonical"]');
    if (path === '/nowhere') await expect(canonical).toHaveCount(0);
    else expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  }
  expect(titles.size).toBe(Object.keys(pages).length + 1);
});

test('a click with Control opens a tab and leaves the page alone', async ({ page, context }) => {
  await open(page, '/');
  const tab = context.waitForEvent('page');
  await barOf(page)
    .entry('/about')
    .click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});

test('a section link keeps the address’s query', async ({ page }) => {
  await open(page, '/?utm_source=mail');
  const { brand, entry } = barOf(page);
  await entry('/#services').click();
  await expect(page).toHaveURL('/?utm_source=mail#services');
  await brand.click();
  await expect(page).toHaveURL('/?utm_source=mail');
});

test('pages name the rules by which a browser prepares others', async ({ page, request }) => {
  const response = await page.goto('/about');
  expect(await response?.headerValue('speculation-rules')).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  const [{ where }] = (await rules.json()).prerender;
  const [ours, { not: thisPage }] = where.and;
  expect(ours.href_matches).toEqual(Object.values(pages).map(({ path }) => path));
  // Not the page that one is on, whatever the link's hash or query is.
  expect(thisPage.relative_to).toBe('document');
  const matches = await page.evaluate((pattern) => {
    const here = new URLPattern(pattern, document.baseURI);
    return ['/about', '/about#a', '/about?b', '/', '/careers'].map((href) =>
      here.test(href, document.baseURI),
    );
  }, thisPage.href_matches);
  expect(matches).toEqual([true, true, true, false, false]);
});
