import { expect, type Locator, type Page } from '@playwright/test';
import { waitForIdle } from './open.ts';

/** Checks that the element's top is this far below the viewport's top, within a pixel. */
export async function expectTop(element: Locator, pixels: number): Promise<void> {
  const top = () => element.evaluate((el) => el.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - pixels)).toBeLessThan(1);
}

export function expectScrollY(page: Page, pixels: number): Promise<void> {
  return expectTop(page.locator('html'), -pixels);
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await waitForIdle(page);
}

/** Scrolls down the whole page, a viewport at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? Number.NaN;
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) await scrollTo(page, top);
}

/** Scrolls until this fraction of the element is visible at the bottom of the viewport, or above it if negative. */
export async function showFraction(element: Locator, fraction: number): Promise<void> {
  const top = await element.evaluate((element, fraction) => {
    const { top, height } = element.getBoundingClientRect();
    return top + window.scrollY + height * fraction - window.innerHeight;
  }, fraction);
  await scrollTo(element.page(), top);
}
