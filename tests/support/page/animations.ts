import type { Page } from '@playwright/test';

/** What moves towards an end has reached it. What moves for ever, or begins anew, goes on. */
export async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Reads the page from top to bottom, so that all that waits to be seen has been seen. */
export async function readThrough(page: Page): Promise<void> {
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
  await animationsDone(page);
}

/** The texts of the main part that are see-through at the moment, slides that are not shown apart. */
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
