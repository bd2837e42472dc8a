import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

function entry(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

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
  for (const [name, path] of [
    ['About', '/about'],
    ['Careers', '/careers'],
    [company.name, '/'],
  ] as const) {
    await readOnTo(page, 400);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expectScrollY(page, 0);
  }
  await page.locator('#hero').getByRole('link', { name: 'See the workflow' }).click();
  await expect(page).toHaveURL('/product#workflow');
  await expectTop(page.locator('#workflow'), 80);
  await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL('/#contact');
  await expectTop(page.locator('#contact'), 80);
});

test('another page that is opened while this one still scrolls starts at its top', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  for (let round = 0; round < 2; round++) {
    await entry(page, 'Contact').click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
    await entry(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    await expectScrollY(page, 0);
    await page.goto('/');
    await hydrated(page);
  }
});

test('Back soon after scrolling returns to where the reader was', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 1300);
  await entry(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectScrollY(page, 1300);
});

test('Back and Forward return to where the reader was', async ({ page }) => {
  await open(page, '/');
  await readOnTo(page, 1500);
  await entry(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expectScrollY(page, 0);
  await readOnTo(page, 250);
  await entry(page, 'Careers').click();
  await expect(page).toHaveURL('/careers');
  await expectScrollY(page, 0);

  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectScrollY(page, 250);
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
  await open(page, '/');
  await entry(page, 'Services').click();
  await expectTop(page.locator('#services'), 80);
  const approach = page.locator('#approach');
  await approach.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const { y = 0 } = (await approach.boundingBox()) ?? {};
  await entry(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await expectTop(approach, Math.round(y));
});

test('Back from another document, and a reload, return there too', async ({ page }) => {
  await open(page, '/');
  await readOnTo(page, 1200);
  await page.reload();
  await expectScrollY(page, 1200);
  await open(page, '/careers');
  await page.goBack();
  await expectScrollY(page, 1200);
});

test('each page has its own title, however one comes there', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const titles = new Map<string, string>();
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
    await open(page, path);
    titles.set(path, await page.title());
    const canonical = page.locator('link[rel="canonical"]');
    if (path === '/nowhere') await expect(canonical).toHaveCount(0);
    else expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  }
  expect(new Set(titles.values()).size).toBe(5);

  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(titles.get('/') ?? '');
  await entry(page, 'About').click();
  await expect(page).toHaveTitle(titles.get('/about') ?? '');
  await entry(page, 'Careers').click();
  await expect(page).toHaveTitle(titles.get('/careers') ?? '');
  await page.goBack();
  await expect(page).toHaveTitle(titles.get('/about') ?? '');
});

test('a section that was gone to has the keyboard’s place', async ({ page }) => {
  await open(page, '/');
  await entry(page, 'Contact').press('Enter');
  await expectTop(page.locator('#contact'), 80);
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact').locator(':focus')).toHaveCount(1);
});

test('a click with Control opens a tab and leaves the page alone', async ({ page, context }) => {
  await open(page, '/');
  const tab = context.waitForEvent('page');
  await entry(page, 'About').click({ modifiers: ['Control'] });
  await expect(await tab).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});

test('a section link keeps the address’s query', async ({ page }) => {
  await open(page, '/?utm_source=mail');
  await entry(page, 'Services').click();
  await expect(page).toHaveURL('/?utm_source=mail#services');
  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
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
