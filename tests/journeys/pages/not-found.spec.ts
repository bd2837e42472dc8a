import { notFound } from '#content/not-found.ts';
import { openSlowly } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const browserErrors = /^error: Failed to load resource.*404/;

test('answers an unknown path with 404 and a page that leads home, and logs the path', async ({
  page,
  complaints,
}) => {
  complaints.expect(browserErrors, /^error: (?!Failed)/);
  for (const [index, path] of ['/%E2%98%83', '/a/b/c?name=x#y'].entries()) {
    const before = complaints.reported.length;
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    const deliverScripts = await openSlowly(page, path);
    expect((await answered).status(), path).toBe(404);
    await expect.poll(() => complaints.matching(/there is no page/).length).toBe(index + 1);
    await deliverScripts();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const { pathname } = new URL(page.url());
    const reported = complaints.reported.slice(before).filter((text) => !browserErrors.test(text));
    expect(reported, path).toHaveLength(1);
    expect(reported[0]).toContain(pathname);
  }
  await page.getByRole('link', { name: notFound.link.label, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 0);
  await expect(page.locator('#hero')).toBeVisible();
});
