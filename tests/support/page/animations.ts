import type { Page } from '@playwright/test';

/** Skips to the end of every animation that has one. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** Lists the texts and images in `main` that are transparent, except in hidden slides. */
export function findFadedTexts(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, label, img):not([aria-hidden="true"] *)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.checkVisibility({ opacityProperty: true }))
        .map((element) => `${element.localName}: ${element.textContent}`),
    );
}
