import { expect, test } from '@playwright/test';
import { finishAnimations } from '#tests/support/page/animations.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { scrollThrough, scrollTo } from '#tests/support/page/scrolling.ts';
import { heights, states } from './states.ts';

for (const { name, path = '/', widths = [360, 1440], browser = {}, window, enter } of states)
  for (const width of widths)
    test.describe(() => {
      test.use({ viewport: { width, height: heights[width] ?? 1000 }, ...browser });

      test(`${name}-${width}`, async ({ page }) => {
        if (browser.javaScriptEnabled === false) await page.goto(path);
        else {
          await open(page, path);
          await scrollThrough(page);
          await scrollTo(page, 0);
          await finishAnimations(page);
        }
        if (enter) {
          await enter(page);
          // A full-page screenshot has the header at its top.
          if (!window) await scrollTo(page, 0);
          await waitForIdle(page);
        }
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: !window });
      });
    });
