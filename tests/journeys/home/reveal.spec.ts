import type { Page } from '@playwright/test';
import { animationsDone, fadedTexts, readThrough } from '#tests/support/page/animations.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** The first of the two offerings: tall, and far below the first view. */
function offering(page: Page) {
  return page.locator('#solutions').getByRole('article').first();
}

/** Scrolls until this part of it has come into the window from below. */
async function showFraction(page: Page, fraction: number) {
  const top = await offering(page).evaluate((found, fraction) => {
    const { top, height } = found.getBoundingClientRect();
    return top + window.scrollY + height * fraction - window.innerHeight;
  }, fraction);
  await scrollTo(page, top);
  await settled(page);
}

test('what is marked fades in at 10 % visibility, once', async ({ page }) => {
  await open(page, '/');
  await expect(offering(page)).toHaveCSS('opacity', '0');
  await showFraction(page, 0.07);
  await animationsDone(page);
  await expect(offering(page)).toHaveCSS('opacity', '0');

  await showFraction(page, 0.13);
  const fading = await offering(page).evaluate((found) => found.getAnimations().length);
  expect(fading).toBeGreaterThan(0);
  await expect(offering(page)).toHaveCSS('opacity', '1');

  await scrollTo(page, 0);
  await settled(page);
  await animationsDone(page);
  await expect(offering(page)).toHaveCSS('opacity', '1');
  await showFraction(page, 0.5);
  expect(await offering(page).evaluate((found) => found.getAnimations().length)).toBe(0);
});

test('nothing in the first view waits, and whoever reads on sees everything', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  // On a phone what is marked is tallest, and a tenth of it most.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
    await open(page, path);
    const waiting = await page.evaluate(
      () =>
        [...document.querySelectorAll('main [data-reveal]')].filter(
          (element) =>
            element.getBoundingClientRect().top < innerHeight - 20 &&
            !element.closest('[aria-hidden="true"]') &&
            getComputedStyle(element).opacity !== '1',
        ).length,
    );
    expect(waiting).toBe(0);
    await readThrough(page);
    expect(await fadedTexts(page)).toEqual([]);
  }
});

test('whoever jumps to a section sees it', async ({ page }) => {
  await open(page, '/#solutions');
  await expect(offering(page)).toBeInViewport();
  await expect(offering(page)).toHaveCSS('opacity', '1');
});
