import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { countReleaseAnimations, getHero } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { advanceClock, openWithStoppedClock, waitForIdle } from '#tests/support/page/open.ts';
import { pointAway, swipe } from '#tests/support/page/pointer.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const { heroAutoAdvanceInterval: interval, heroVisibilityThreshold: threshold } = constants;
/** Visible fractions of the hero that are just below and just above the threshold. */
const [outOfView, inView] = [threshold - 0.03, threshold + 0.03];

test.use(inMotion);

test.beforeEach(({ page }) => openWithStoppedClock(page, '/'));

/** Checks that the slide is still shown after an interval, when the next one would follow. */
async function expectStays(page: Page, number: number) {
  await advanceClock(page, interval);
  await getHero(page).expectShown(number);
}

/** Checks that the next slide follows after the interval, to the millisecond. */
async function expectAdvance(page: Page, from: number) {
  const { expectShown } = getHero(page);
  await advanceClock(page, interval - 1);
  await expectShown(from);
  await advanceClock(page, 1);
  await expectShown((from % heroSlides.length) + 1);
}

/** Scrolls until only this fraction of the hero is in view. */
async function showFractionOfHero(page: Page, fraction: number) {
  const height = (await getHero(page).section.boundingBox())?.height ?? Number.NaN;
  await scrollTo(page, height * (1 - fraction));
}

async function leaveViewAndReturn(page: Page) {
  await showFractionOfHero(page, outOfView);
  await showFractionOfHero(page, 1);
}

test('the hero advances while the pointer is over it', async ({ page }) => {
  const { slide, pause } = getHero(page);
  await slide(1).getByRole('heading').hover();
  for (const index of heroSlides.keys()) await expectAdvance(page, index + 1);
  await pause.hover();
  await expectAdvance(page, 1);
});

test('the hero does not advance while a tooltip of its drawing is open', async ({ page }) => {
  const { section, slide } = getHero(page);
  const tooltip = section.getByRole('tooltip');
  await slide(1).getByRole('button', { name: stages.staging.name }).hover();
  await advanceClock(page, constants.tooltipOpenDelay);
  await expect(tooltip).toBeVisible();
  await expectStays(page, 1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  // The browser fires `toggle` in a later task.
  await waitForIdle(page);
  await expectAdvance(page, 1);
});

test('the hero does not advance while it has keyboard focus', async ({ page }) => {
  await tabTo(getHero(page).pause);
  await expectStays(page, 1);
});

test('a dot pressed by keyboard shows its slide and keeps focus', async ({ page }) => {
  const { dot, expectShown } = getHero(page);
  await tabTo(dot(2));
  await page.keyboard.press('Enter');
  await expectShown(2);
  await expect(dot(2)).toBeFocused();
});

test('a clicked hero stops and announces its slides until Play is pressed', async ({ page }) => {
  const { section, slide, dot, pause, play } = getHero(page);
  await expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(section).toHaveAccessibleName(/.+/);
  for (const index of heroSlides.keys())
    await expect(slide(index + 1)).toHaveAttribute('aria-roledescription', 'slide');
  const liveRegion = section.locator('[aria-live]');
  for (const part of [
    slide(1).getByRole('paragraph').first(),
    dot(1),
    page.getByRole('heading', { level: 1 }),
    pause,
  ]) {
    await part.click();
    await expect(play).toBeVisible();
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite');
    await expect.poll(() => countReleaseAnimations(page)).toBe(0);
    await play.click();
    await expect(pause).toBeVisible();
    await expect.poll(() => countReleaseAnimations(page)).not.toBe(0);
    await expect(liveRegion).toHaveAttribute('aria-live', 'off');
  }
});

test('a chosen slide stays until the hero leaves view and returns', async ({ page }) => {
  const { dot, pause, play } = getHero(page);
  await dot(2).click();
  await expectStays(page, 2);
  await pointAway(page);
  await showFractionOfHero(page, inView);
  await showFractionOfHero(page, 1);
  await expect(play).toBeVisible();
  await leaveViewAndReturn(page);
  await expect(pause).toBeVisible();
  await expectAdvance(page, 2);
});

test('a hero paused by its button stays paused when it returns to view', async ({ page }) => {
  const { dot, pause, play } = getHero(page);
  await pause.click();
  await leaveViewAndReturn(page);
  await dot(2).click();
  await leaveViewAndReturn(page);
  await expect(play).toBeVisible();
  await expectStays(page, 2);
});

test('the hero stops out of view, in hidden tabs and with reduced motion', async ({ page }) => {
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await showFractionOfHero(page, outOfView);
  await expectStays(page, 1);
  await showFractionOfHero(page, inView);
  await expectAdvance(page, 1);
  await setVisibility('hidden');
  await expectStays(page, 2);
  await setVisibility('visible');
  await expectAdvance(page, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser reports the new preference with its next frame.
  await expect(getHero(page).section.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStays(page, 1);
});

test('a change of slides takes one second', async ({ page }) => {
  const { dot } = getHero(page);
  const seconds = await dot(2).evaluate((button: HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    document.addEventListener('transitionend', ({ target, elapsedTime }) => {
      if ((target as Element).ariaRoleDescription === 'slide') resolve(elapsedTime);
    });
    button.click();
    return promise;
  });
  expect(seconds).toBe(constants.slideTransition / 1000);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const start = { x: 200, y: 400 };

  test('a swipe of more than 30 pixels changes the slide', async ({ page }) => {
    const { pause, expectShown } = getHero(page);
    await swipe(page, start, { x: start.x - 30, y: start.y });
    await expect(pause).toBeVisible();
    await swipe(page, start, { x: start.x - 31, y: start.y });
    await expectStays(page, 2);
    // The last slide precedes the first.
    for (const shown of [1, heroSlides.length]) {
      await swipe(page, start, { x: start.x + 60, y: start.y });
      await expectShown(shown);
    }
  });

  test('a vertical swipe scrolls the page and keeps the slide', async ({ page }) => {
    await swipe(page, start, { x: start.x - 8, y: start.y - 300 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
    await getHero(page).expectShown(1);
  });

  test('only a level, one-fingered synthetic swipe changes the slide', async ({ page }) => {
    const { slide, expectShown } = getHero(page);
    for (const [dx, dy, fingers, shown] of [
      [-50, 60, 1, 1],
      [50, -60, 1, 1],
      [-100, 0, 2, 1],
      [-50, 0, 1, 2],
    ] as const) {
      const startTouch = { identifier: 0, clientX: start.x, clientY: start.y };
      const endTouch = { identifier: 0, clientX: start.x + dx, clientY: start.y + dy };
      for (const [type, touch] of [
        ['touchstart', startTouch],
        ['touchmove', endTouch],
        ['touchend', endTouch],
      ] as const) {
        const targetTouches = Array.from({ length: fingers }, () => touch);
        await slide(1).dispatchEvent(type, { targetTouches });
      }
      await expectShown(shown);
    }
  });
});
