import type { Page } from '@playwright/test';
import { findFadedTexts } from '#tests/support/page/animations.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { scrollThrough, scrollTo, showFraction } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** Returns a tall section far below the initial viewport. */
function getTallSection(page: Page) {
  return page.locator('#solutions').getByRole('article').first();
}

test('a section fades in once, when 10% of it is visible', async ({ page }) => {
  await open(page, '/');
  const section = getTallSection(page);
  const { height = 0 } = (await section.boundingBox()) ?? {};
  /** Converts a distance in viewports to a fraction of the section. */
  const toFraction = (viewports: number) =>
    (viewports * (page.viewportSize()?.height ?? 0)) / height;
  // A section is hidden only while it is less than a quarter of a viewport away.
  await showFraction(section, toFraction(-0.3));
  await expect(section).toHaveCSS('opacity', '1');
  await showFraction(section, toFraction(-0.2));
  await expect(section).toHaveCSS('opacity', '0');
  await showFraction(section, 0.07);
  await expect(section).toHaveCSS('opacity', '0');
  await showFraction(section, 0.13);
  await expect(section).toHaveCSS('opacity', '1');
  for (const fraction of [-0.2, 0.07, 0.5]) {
    await showFraction(section, fraction);
    expect(await section.evaluate((el) => getComputedStyle(el).opacity)).toBe('1');
  }
});

test('all content is visible before and after scrolling through the page', async ({ page }) => {
  // Sections, and a tenth of each, are tallest on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of allPaths) {
    await open(page, path);
    expect(await findFadedTexts(page), path).toEqual([]);
    await scrollThrough(page);
    await expect.poll(() => findFadedTexts(page)).toEqual([]);
  }
});

test('content skipped by a jump or a resize is visible', async ({ page }) => {
  const waiting = page.locator('[data-reveal="waiting"]');
  for (const jump of [
    () => scrollTo(page, 1e6),
    () => scrollTo(page, 0),
    () => page.setViewportSize({ width: 1280, height: 400 }),
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await showFraction(getTallSection(page), -0.1);
    await expect(waiting).not.toHaveCount(0);
    await jump();
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => findFadedTexts(page)).toEqual([]);
  }
});

test('a full-page screenshot does not restart an animation of the home page', async ({ page }) => {
  await open(page, '/');
  const startedAnimations = await page.evaluateHandle(() => {
    for (const animation of document.getAnimations()) animation.pause();
    const targets: string[] = [];
    for (const type of ['animationstart', 'transitionstart'])
      addEventListener(type, ({ target }) => {
        if ((target as Element).closest('#hero, #services-title'))
          targets.push((target as Element).outerHTML);
      });
    return targets;
  });
  await page.screenshot({ fullPage: true });
  await waitForIdle(page);
  expect(await startedAnimations.jsonValue()).toEqual([]);
});
