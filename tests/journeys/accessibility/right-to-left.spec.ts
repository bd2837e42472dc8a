import type { Page } from '@playwright/test';
import { open } from '#tests/support/page/open.ts';
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
