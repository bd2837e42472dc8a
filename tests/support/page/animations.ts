import type { Page } from '@playwright/test';

/** Waits for the end of every animation that has one. */
async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Scrolls through the page, so that everything that fades in on sight has done so. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await animationsDone(page);
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await seen();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await seen();
  });
}

/** Lists the texts in `main` that are transparent at the moment, except in hidden slides. */
export function fadedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacityOf = (element: Element): number => {
      const own = Number(getComputedStyle(element).opacity);
      return element.parentElement ? own * opacityOf(element.parentElement) : own;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label, img)')]
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => opacityOf(element) < 0.99)
      .map((element) => `${element.localName}: ${element.textContent}`);
  });
}
