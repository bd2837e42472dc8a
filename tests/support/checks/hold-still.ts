import type { Page } from '@playwright/test';

/** By then the hero's release has arrived. */
const usualMoment = 6;

/**
 * For a picture: what comes to an end by itself is there, and what does not is held these seconds
 * into its loop. For a picture of a whole page Chromium makes the window small for a moment, which
 * would start all motion anew; so there is none any more, until this is called again.
 */
export async function holdStill(page: Page, moment = usualMoment): Promise<void> {
  await page.evaluate((milliseconds) => {
    const memory = window as unknown as { stillness?: CSSStyleSheet };
    if (!memory.stillness) {
      memory.stillness = new CSSStyleSheet();
      memory.stillness.replaceSync(
        '*, ::before, ::after { animation: none !important; transition: none !important; overflow-anchor: none !important; caret-color: transparent !important }',
      );
    }
    const { stillness } = memory;
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
    document.adoptedStyleSheets = others;
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement) continue;
      if (effect.getComputedTiming().endTime !== Infinity) continue;
      animation.currentTime = milliseconds + Number(effect.getTiming().delay);
      animation.commitStyles();
    }
    document.adoptedStyleSheets = [...others, stillness];
  }, moment * 1000);
}
