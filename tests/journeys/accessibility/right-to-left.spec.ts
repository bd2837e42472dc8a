import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The place of all words and shapes within their drawings. */
function places(page: Page) {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('.graph')].flatMap((graph) =>
      [...graph.querySelectorAll('.stage-label, .graph-checks, .graph-time')].map((label) => {
        const { left, width } = label.getBoundingClientRect();
        return [left - graph.getBoundingClientRect().left, width].map(Math.round);
      }),
    );
    const drawings = [...document.querySelectorAll<SVGGraphicsElement>('svg, svg use')].map(
      (drawing) => Math.round(drawing.getBBox().x),
    );
    return { labels, drawings };
  });
}

for (const width of [390, 1280]) {
  test(`drawings stay as they are on a page that reads from right to left, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/product']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const before = await places(page);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await places(page), path).toEqual(before);
    }
  });
}

test('name and tagline stay apart in a bar that reads from right to left', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await scrollTo(page, 100);
  const bar = page.getByRole('banner');
  const name = await bar.getByText(company.name, { exact: true }).boundingBox();
  const tagline = await bar.getByText(company.tagline).boundingBox();
  expect((tagline?.x ?? 0) + (tagline?.width ?? 0)).toBeLessThan((name?.x ?? 0) - 10);
  // At the other end of the bar.
  const entries = await bar.getByRole('navigation').boundingBox();
  expect((entries?.x ?? 0) + (entries?.width ?? 0)).toBeLessThan(tagline?.x ?? 0);
});
