import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { finishAnimations } from '#tests/support/page/animations.ts';
import {
  drawingSlide,
  getHero,
  pictureSlide,
  pointAway,
  releaseAges,
} from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import {
  advanceClock,
  jumpClock,
  openWithStoppedClock,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(async ({ page }) => {
  await reportStaleFirst(page);
  await openWithStoppedClock(page, '/');
});

/** Lets observers report several changes at once, the newest last, as a busy browser does. */
async function reportStaleFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const stale = entries.map(({ isIntersecting, target, boundingClientRect }) => ({
            target,
            boundingClientRect,
            isIntersecting: !isIntersecting,
            intersectionRatio: isIntersecting ? 0 : 1,
          }));
          report([...(stale as IntersectionObserverEntry[]), ...entries], observer);
        }, options);
      }
    };
  });
}

/** Checks that the slide stays for three intervals. */
async function expectStays(page: Page, number: number) {
  await jumpClock(page, 3 * interval);
  await getHero(page).expectShown(number);
}

/** Checks that the next slide follows after the interval, to the millisecond. */
async function expectAdvance(page: Page, from: number) {
  const { expectShown } = getHero(page);
  await jumpClock(page, interval - 1);
  await expectShown(from);
  await jumpClock(page, 1);
  await expectShown((from % heroSlides.length) + 1);
}

/** Scrolls until only this fraction of the hero is in view. */
async function scrollToVisible(page: Page, fraction: number) {
  const { height } = (await getHero(page).section.boundingBox()) ?? { height: Number.NaN };
  await scrollTo(page, height * (1 - fraction));
  await waitForIdle(page);
}

test('advances, even under a resting pointer, and waits while in use', async ({ page }) => {
  const { section, slide, dot, pause, expectShown } = getHero(page);
  await slide(1).getByRole('heading').hover();
  for (const number of heroSlides.keys()) await expectAdvance(page, number + 1);
  await pause.hover();
  await expectAdvance(page, 1);
  const turns = heroSlides.length + drawingSlide - 2;
  for (let turn = 0; turn < turns; turn++) await jumpClock(page, interval);

  // Playwright would scroll to reach a label that another slide still covers.
  await finishAnimations(page);
  await slide(drawingSlide).getByRole('button', { name: stages.staging.name }).hover();
  await advanceClock(page, constants.tooltipOpenDelay);
  await expect(section.getByRole('tooltip')).toBeVisible();
  await expectStays(page, drawingSlide);
  await page.mouse.move(900, 600);
  await advanceClock(page, 500);
  await expect(section.getByRole('tooltip')).toHaveCount(0);
  await jumpClock(page, interval);
  await expectShown(pictureSlide);

  await tabTo(pause);
  await expectStays(page, pictureSlide);
  await tabTo(dot(drawingSlide));
  await page.keyboard.press('Enter');
  await expectShown(drawingSlide);
  await expect(dot(drawingSlide)).toBeFocused();
});

test('stops at a click, and announces slides, until Play or until it has left view and returned', async ({
  page,
}) => {
  const { section, slide, dot, pause, play, expectShown } = getHero(page);
  await expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(section).toHaveAccessibleName(/.+/);
  for (const index of heroSlides.keys())
    await expect(slide(index + 1)).toHaveAttribute('aria-roledescription', 'slide');
  await expectShown(1);
  const live = section.locator('[aria-live]');
  for (const part of [
    slide(1).getByRole('paragraph').first(),
    dot(1),
    page.getByRole('heading', { level: 1 }),
    pause,
  ]) {
    await part.click();
    await expect(play).toBeVisible();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect.poll(() => releaseAges(page)).toEqual([]);
    await play.click();
    await expect(pause).toBeVisible();
    await expect.poll(() => releaseAges(page)).not.toEqual([]);
    await expect(live).toHaveAttribute('aria-live', 'off');
  }
  await dot(2).click();
  await expectStays(page, 2);
  await pointAway(page);
  await scrollToVisible(page, 0.33);
  await scrollToVisible(page, 1);
  await expect(play).toBeVisible();
  await scrollToVisible(page, 0.27);
  await scrollToVisible(page, 1);
  await expect(pause).toBeVisible();
  await expectAdvance(page, 2);

  // What its button has paused stays so.
  await pause.click();
  await scrollToVisible(page, 0.27);
  await scrollToVisible(page, 1);
  await dot(2).click();
  await scrollToVisible(page, 0.27);
  await scrollToVisible(page, 1);
  await expect(play).toBeVisible();
  await expectStays(page, 2);
});

test('waits out of view and in a hidden tab, and never advances under reduced motion', async ({
  page,
}) => {
  const setTab = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await scrollToVisible(page, 0.27);
  await expectStays(page, 1);
  await scrollToVisible(page, 0.33);
  await expectAdvance(page, 1);
  await setTab('hidden');
  await expectStays(page, 2);
  await setTab('visible');
  await expectAdvance(page, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser reports the change with its next frame.
  await expect(getHero(page).section.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStays(page, 1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('changes the slide with a swipe, and leaves vertical scrolling to the browser', async ({
    page,
  }) => {
    const { pause, expectShown } = getHero(page);
    const start = { x: 200, y: 400 };
    await swipe(page, start, { x: start.x - 30, y: start.y });
    await expect(pause).toBeVisible();
    await swipe(page, start, { x: start.x - 31, y: start.y });
    await expectStays(page, 2);
    // The slide before the first is the last.
    for (const before of [1, 2]) {
      await swipe(page, start, { x: start.x + 60, y: start.y });
      await expectShown(before);
    }
    await swipe(page, start, { x: start.x - 8, y: start.y - 300 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
    await expectShown(2);
  });

  test('counts a script’s swipe, but none that is steep or of two fingers', async ({ page }) => {
    const { slide, expectShown } = getHero(page);
    for (const [across, down, fingers, shown] of [
      [-50, 60, 1, 1],
      [50, -60, 1, 1],
      [-100, 0, 2, 1],
      [-50, 0, 1, 2],
    ] as const) {
      await slide(1).evaluate(
        (target, { across, down, fingers }) => {
          for (const [type, part] of Object.entries({ touchstart: 0, touchmove: 1, touchend: 1 })) {
            const clientX = 200 + part * across;
            const clientY = 400 + part * down;
            const touch = new Touch({ identifier: 0, target, clientX, clientY });
            const targetTouches = Array.from({ length: fingers }, () => touch);
            target.dispatchEvent(new TouchEvent(type, { bubbles: true, targetTouches }));
          }
        },
        { across, down, fingers },
      );
      await expectShown(shown);
    }
  });
});
