import { notFound } from '#content/not-found.ts';
import { open } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const browserErrors = /^error: Failed to load resource.*404/;

test('an unknown path returns a 404 page that logs the path', async ({ page, pageErrors }) => {
  pageErrors.allow(browserErrors, /^error: (?!Failed)/);
  await page.addInitScript(() => addEventListener('load', () => console.error('loaded')));
  for (const path of ['/%E2%98%83', '/a/b/c?name=x#y']) {
    const before = pageErrors.reported.length;
    const response = page.waitForResponse((response) => response.request().isNavigationRequest());
    await open(page, path);
    expect((await response).status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const { pathname } = new URL(page.url());
    const reported = pageErrors.reported.slice(before).filter((text) => !browserErrors.test(text));
    expect(reported, path).toHaveLength(2);
    expect(reported[0]).toContain(pathname);
    expect(reported[1]).toContain('loaded');
  }
  await page.getByRole('link', { name: notFound.link.label, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 0);
  await expect(page.locator('#hero')).toBeVisible();
});
