import { barOf } from '#tests/support/page/bar.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

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
