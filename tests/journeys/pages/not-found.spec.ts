import { notFound } from '#content/not-found.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const browsersOwn = /^error: Failed to load resource.*404/;

test.beforeEach(({ complaints }) => complaints.expect(browsersOwn, /^error: (?!Failed)/));

test('answers an unknown path with 404, a page, and its name in the console', async ({
  page,
  complaints,
}) => {
  for (const path of [
    '/nowhere',
    '/a/b/c',
    '/about/us',
    '/About',
    '/index.php',
    '/contact.html',
    '/%E2%98%83',
    '/nowhere?name=x#y',
  ]) {
    const before = complaints.heard.length;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const { pathname } = new URL(page.url());
    const heard = complaints.heard.slice(before).filter((text) => !browsersOwn.test(text));
    expect(heard, path).toHaveLength(1);
    expect(heard[0]).toContain(pathname);
  }
});

test('leads home', async ({ page }) => {
  await open(page, '/a/b/c');
  await page.getByRole('link', { name: notFound.link.label, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 0);
  await expect(page.locator('#hero')).toBeVisible();
});
