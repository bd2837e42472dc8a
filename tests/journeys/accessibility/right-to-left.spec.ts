import { open, waitForIdle } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('drawings stay as they are on a page that reads from right to left', async ({ page }) => {
  /** Returns the positions of all labels and shapes within their drawings. */
  const places = () =>
    page
      .locator('.graph .stage-label, .graph-checks, .graph-time, svg, svg use')
      .evaluateAll((parts) =>
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
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await waitForIdle(page);
      const turn = (direction: string) =>
        page.locator('html').evaluate((root, to) => root.setAttribute('dir', to), direction);
      const before = await places();
      await turn('rtl');
      expect(await places(), `${path}, ${width} pixels wide`).toEqual(before);
      await turn('ltr');
    }
  }
});
