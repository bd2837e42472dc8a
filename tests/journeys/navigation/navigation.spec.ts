import type { Page } from '@playwright/test';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Scrolls and waits for the scroll event. */
async function readOnTo(page: Page, top: number) {
  const scrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('scroll', () => resolve(), { once: true, capture: true }),
      ),
  );
  await scrollTo(page, top);
  await scrolled;
  expect(await scrollY(page)).toBe(top);
}

test('a new page starts at its top, or at the section of the link', async ({ page }) => {
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

test('Back and Forward return to the place where the visitor was', async ({ page }) => {
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

test('Back to a page with a hash returns to the visitor’s place, not to the hash', async ({
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

test('a click with Control opens a new tab and leaves this one alone', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const tab = context.waitForEvent('page');
  await barOf(page)
    .entry('/about')
    .click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});

test('a section link keeps the query', async ({ page }) => {
  await open(page, '/?utm_source=mail');
  const { brand, entry } = barOf(page);
  await entry('/#services').click();
  await expect(page).toHaveURL('/?utm_source=mail#services');
  await brand.click();
  await expect(page).toHaveURL('/?utm_source=mail');
});

test('the browser prepares every page but the one that is open', async ({ page, request }) => {
  await page.goto('/about');
  const rules = await request.get('/speculation-rules.json');
  const [{ where }] = (await rules.json()).prerender;
  const [ours, { not: thisPage }] = where.and;
  expect(ours.href_matches).toEqual(pagePaths);
  // Whatever the link's hash or query is.
  expect(thisPage.relative_to).toBe('document');
  const matches = await page.evaluate((pattern) => {
    const here = new URLPattern(pattern, document.baseURI);
    return ['/about', '/about#a', '/about?b', '/', '/careers'].map((href) =>
      here.test(href, document.baseURI),
    );
  }, thisPage.href_matches);
  expect(matches).toEqual([true, true, true, false, false]);
});
