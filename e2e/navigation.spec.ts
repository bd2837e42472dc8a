import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { open } from './support/open.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

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

test('going to another page loads no document, and starts at its top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  for (const [name, path] of [
    ['About', '/about'],
    ['Careers', '/careers'],
    [company.name, '/'],
  ] as const) {
    await readOnTo(page, 400);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expectScrollY(page, 0);
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  }
  await page.locator('#hero').getByRole('link', { name: 'See the workflow' }).click();
  await expect(page).toHaveURL('/product#workflow');
  await expectTop(page.locator('#workflow'), 80);
  await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL('/#contact');
  await expectTop(page.locator('#contact'), 80);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
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
  await readOnTo(page, 2400);
  await entry(page, 'About').click();
  await expectScrollY(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await expectScrollY(page, 2400);
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
  }
  expect(new Set(titles.values()).size).toBe(5);
  for (const title of titles.values()) expect(title).toContain(company.name);

  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(titles.get('/') ?? '');
  await entry(page, 'About').click();
  await expect(page).toHaveTitle(titles.get('/about') ?? '');
  await entry(page, 'Careers').click();
  await expect(page).toHaveTitle(titles.get('/careers') ?? '');
  await page.goBack();
  await expect(page).toHaveTitle(titles.get('/about') ?? '');
});

test('the focus goes along to the new page’s heading', async ({ page }) => {
  await open(page, '/');
  await entry(page, 'About').press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // And on from there.
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  await expect(focused).toHaveCount(1);
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

test('a section chosen while the page is still on its way is not lost', async ({ page }) => {
  await open(page, '/about');
  // Every script takes its time, so that the address is new for a while before the page is.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await entry(page, 'Services').click();
  await expect(page).toHaveURL('/#services');
  await entry(page, 'Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expectTop(page.locator('#contact'), 80);
});
