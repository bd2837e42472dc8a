import { notFound } from '#content/not-found.ts';
import { open, openSlowly } from '#tests/support/page/open.ts';
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

test('the drawing’s line ends at the margin of the page', async ({ page, complaints }) => {
  complaints.expect(browserErrors, /^error: (?!Failed)/);
  await open(page, '/nowhere');
  for (const width of [390, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [ring, margin] = await page.getByRole('main').evaluate((main) => {
      const { left, width } =
        [...main.querySelectorAll('circle')].at(-1)?.getBoundingClientRect() ?? new DOMRect();
      const heading = main.querySelector('h1')?.parentElement ?? main;
      const { right } = heading.getBoundingClientRect();
      return [left + width / 2, right - Number.parseFloat(getComputedStyle(heading).paddingRight)];
    });
    expect(ring, `${width} pixels`).toBeCloseTo(margin ?? 0, 0);
  }
});
