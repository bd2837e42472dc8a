import type { Page } from '@playwright/test';
import { notFound } from '#content/not-found.ts';
import type { Complaints } from '#tests/support/page/complaints.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const browsersOwn = /^error: Failed to load resource.*404/;

const missing = [
  '/nowhere',
  '/a/b/c',
  '/about/us',
  '/index.php',
  '/contact.html',
  '/%E2%98%83',
  '/nowhere?name=x#y',
];

/** Opens the path and shows that it is answered as it should be. */
async function expectMissing(page: Page, path: string, complaints: Complaints) {
  const { pathname } = new URL(path, 'http://site.example');
  const before = complaints.heard.length;
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The path is named once, and nothing else is complained of.
  const heard = complaints.heard.slice(before).filter((text) => !browsersOwn.test(text));
  expect(heard).toEqual([expect.stringMatching(/^error: /)]);
  expect(heard[0]).toContain(pathname);
}

test.describe('an unknown path is answered with 404 and the page for it', () => {
  test.beforeEach(({ complaints }) => complaints.expect(browsersOwn, /^error: (?!Failed)/));

  test('as links mistype them', async ({ page, complaints }) => {
    for (const path of missing) await expectMissing(page, path, complaints);
  });

  test('in other letters than the page’s own', async ({ page, complaints }) => {
    await expectMissing(page, '/About', complaints);
    await expectMissing(page, '/PRODUCT', complaints);
  });

  test('from there a link leads home', async ({ page }) => {
    await open(page, '/a/b/c');
    await page.getByRole('link', { name: notFound.link.label, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectScrollY(page, 0);
    await expect(page.locator('#hero')).toBeVisible();
  });
});
