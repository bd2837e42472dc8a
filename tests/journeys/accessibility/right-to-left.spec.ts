import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Where the words of every drawing begin and end, in it. */
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
  test(`in a page translated into Arabic the drawings stay as they are, ${width} pixels wide`, async ({
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

test('name and tagline stand apart in the bar, from right to left', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await scrollTo(page, 100);
  const bar = page.getByRole('banner');
  const name = await bar.getByText(company.name, { exact: true }).boundingBox();
  const tagline = await bar.getByText(company.tagline).boundingBox();
  expect((tagline?.x ?? 0) + (tagline?.width ?? 0)).toBeLessThan((name?.x ?? 0) - 10);
  // In the bar's end, opposite the brand.
  const entries = await bar.getByRole('navigation').boundingBox();
  expect((entries?.x ?? 0) + (entries?.width ?? 0)).toBeLessThan(tagline?.x ?? 0);
});
