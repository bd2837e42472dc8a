import { expect, type Locator, type Page } from '@playwright/test';
import { waitForIdle } from './open.ts';

/** Checks that scrolling ends with the element's top this far below the window's, within a pixel. */
export async function expectTop(element: Locator, pixels: number): Promise<void> {
  const offBy = () =>
    element.evaluate(
      (found, pixels) => Math.abs(found.getBoundingClientRect().top - pixels),
      pixels,
    );
  await expect.poll(offBy, { intervals: [50] }).toBeLessThan(1);
  await waitForScrollEnd(element.page());
  expect(await offBy()).toBeLessThan(1);
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
}

/** Scrolls until this fraction of the element is visible at the window's foot. */
export async function showFraction(element: Locator, fraction: number): Promise<void> {
  const top = await element.evaluate((found, fraction) => {
    const { top, height } = found.getBoundingClientRect();
    return top + window.scrollY + height * fraction - window.innerHeight;
  }, fraction);
  await scrollTo(element.page(), top);
  await waitForIdle(element.page());
}

/** Waits until the page has not scrolled for twelve frames. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const memory = window as unknown as { rest: { at: number; frames: number } | undefined };
      const last = memory.rest ?? { at: Number.NaN, frames: 0 };
      const frames = last.at === window.scrollY ? last.frames + 1 : 0;
      memory.rest = frames < 12 ? { at: window.scrollY, frames } : undefined;
      return frames === 12;
    },
    undefined,
    { polling: 'raf' },
  );
}
