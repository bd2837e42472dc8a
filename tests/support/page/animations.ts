import type { Page } from '@playwright/test';
import { waitForIdle } from './open.ts';
import { scrollTo } from './scrolling.ts';

/** Skips to the end of every animation that has one. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** Scrolls through the page and finishes all fading in. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await finishAnimations(page);
}

export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await scrollTo(page, top);
    await waitForIdle(page);
  }
  await scrollTo(page, 0);
  await waitForIdle(page);
}

/** Lists the texts in `main` that are transparent, except in hidden slides. */
export function fadedTexts(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, label, img)')
    .and(page.locator(':not([aria-hidden="true"] *)'))
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            part.checkVisibility({ visibilityProperty: true }) &&
            !part.checkVisibility({ opacityProperty: true }),
        )
        .map((part) => `${part.localName}: ${part.textContent}`),
    );
}
