import type { Locator, Page } from '@playwright/test';
import { fadedTexts } from '#tests/support/page/animations.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { scrollThrough, scrollTo, showFraction } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** A tall section, far below the first view. */
function offering(page: Page) {
  return page.locator('#solutions').getByRole('article').first();
}

/** Counts its fades in `data-fades`, because an animation may be over before a test looks. */
function countFades(part: Locator): Promise<void> {
  return part.evaluate((found: HTMLElement) => {
    found.setAttribute('data-fades', '0');
    found.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target === found && propertyName === 'opacity')
        found.setAttribute('data-fades', String(Number(found.getAttribute('data-fades')) + 1));
    });
  });
}

test('fades a section in once, when 10% of it is visible', async ({ page }) => {
  await open(page, '/');
  await countFades(offering(page));
  const { height = 0 } = (await offering(page).boundingBox()) ?? {};
  const below = (share: number) => (-share * (page.viewportSize()?.height ?? 0)) / height;
  await showFraction(offering(page), below(0.3));
  await expect(offering(page)).toHaveCSS('opacity', '1');
  await showFraction(offering(page), below(0.2));
  await expect(offering(page)).toHaveCSS('opacity', '0');
  await showFraction(offering(page), 0.07);
  await expect(offering(page)).toHaveAttribute('data-fades', '0');
  await expect(offering(page)).toHaveCSS('opacity', '0');

  await showFraction(offering(page), 0.13);
  await expect(offering(page)).toHaveAttribute('data-fades', '1');
  await expect(offering(page)).toHaveCSS('opacity', '1');

  await scrollTo(page, 0);
  await expect(offering(page)).toHaveCSS('opacity', '1');
  await showFraction(offering(page), 0.5);
  await expect(offering(page)).toHaveAttribute('data-fades', '1');
});

test('shows all content before any scrolling, and after scrolling through', async ({ page }) => {
  // On a phone the sections are tallest, and so is a tenth of each.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of allPaths) {
    await open(page, path);
    expect(await fadedTexts(page), path).toEqual([]);
    await scrollThrough(page);
    await expect.poll(() => fadedTexts(page)).toEqual([]);
  }
});

test('shows content that a jump or resize has skipped or moved far below', async ({ page }) => {
  const waiting = page.locator('[data-reveal="waiting"]');
  for (const jump of [
    () => scrollTo(page, 1e6),
    () => scrollTo(page, 0),
    () => page.setViewportSize({ width: 1280, height: 400 }),
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    await showFraction(offering(page), -0.1);
    await expect(waiting).not.toHaveCount(0);
    await jump();
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => fadedTexts(page)).toEqual([]);
  }
});

test('a full-page screenshot does not restart an animation of the home page', async ({ page }) => {
  await open(page, '/');
  const started = await page.evaluateHandle(() => {
    for (const animation of document.getAnimations()) animation.pause();
    const targets: string[] = [];
    for (const type of ['animationstart', 'transitionstart'])
      addEventListener(type, ({ target }) => {
        if ((target as Element).closest('#hero, #services'))
          targets.push((target as Element).outerHTML);
      });
    return targets;
  });
  await page.screenshot({ fullPage: true });
  await waitForIdle(page);
  expect(await started.jsonValue()).toEqual([]);
});
