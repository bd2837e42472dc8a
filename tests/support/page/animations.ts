import type { Page } from '@playwright/test';
import { settled } from './open.ts';
import { scrollTo } from './scrolling.ts';

/** Scrolls through the page, so that everything that fades in on sight has done so. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await scrollTo(page, top);
    await settled(page);
  }
  await scrollTo(page, 0);
  await settled(page);
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
