import { company } from '#content/company.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const width of [390, 1280]) {
  test(`drawings stay as they are on a page that reads from right to left, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    /** Returns the positions of all labels and shapes within their drawings. */
    const places = () =>
      page.locator('.graph button, .graph-checks, .graph-time, svg, svg use').evaluateAll((parts) =>
        parts.map((part) => {
          if (part instanceof SVGGraphicsElement) return Math.round(part.getBBox().x);
          const { left, width } = part.getBoundingClientRect();
          const graph = part.closest('.graph')?.getBoundingClientRect();
          return [left - (graph?.left ?? 0), width].map(Math.round);
        }),
      );
    for (const path of ['/', '/product']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const before = await places();
      await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
      expect(await places(), path).toEqual(before);
    }
  });
}

test('name and tagline stay apart in a bar that reads from right to left', async ({ page }) => {
  await open(page, '/about');
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await scrollTo(page, 100);
  const bar = page.getByRole('banner');
  const [name, tagline, entries] = await Promise.all(
    [
      bar.getByText(company.name, { exact: true }),
      bar.getByText(company.tagline),
      bar.getByRole('navigation'),
    ].map((part) => part.evaluate((found) => found.getBoundingClientRect())),
  );
  expect(tagline?.right).toBeLessThan((name?.left ?? 0) - 10);
  // At the other end of the bar.
  expect(entries?.right).toBeLessThan(tagline?.left ?? 0);
});
