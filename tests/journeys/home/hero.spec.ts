import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { finishAnimations } from '#tests/support/page/animations.ts';
import { drawingSlide, heroOf, pictureSlide, pointAway } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import {
  advanceClock,
  jumpClock,
  openWithStoppedClock,
  settled,
} from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

// What a visitor does. use-carousel.test.tsx tests the other reasons to wait.

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(({ page }) => openWithStoppedClock(page, '/'));

/** Checks that the slide stays for three intervals. */
async function expectStays(page: Page, number: number) {
  await jumpClock(page, 3 * interval);
  await heroOf(page).expectShown(number);
}

/** Checks that the next slide follows after the interval, to the millisecond. */
async function expectAdvance(page: Page, from: number) {
  const { expectShown } = heroOf(page);
  await jumpClock(page, interval - 1);
  await expectShown(from);
  await jumpClock(page, 1);
  await expectShown((from % heroSlides.length) + 1);
}

/** Scrolls until only this fraction of the hero is in view. */
async function scrollToVisible(page: Page, fraction: number) {
  const { height } = (await heroOf(page).section.boundingBox()) ?? { height: Number.NaN };
  await scrollTo(page, height * (1 - fraction));
  await settled(page);
}

test('advances, even under a resting pointer, and waits while in use', async ({ page }) => {
  const { section, slide, dot, pause, play, expectShown } = heroOf(page);
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
  await page.mouse.down();
  await expectStays(page, drawingSlide);
  await page.mouse.up();

  // The press was also a click.
  await tabTo(play);
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
  await expectStays(page, drawingSlide);
  await tabTo(dot(pictureSlide));
  await page.keyboard.press('Enter');
  await expectShown(pictureSlide);
  await expect(dot(pictureSlide)).toBeFocused();
});

test('stops at a click, and announces slides, until Play or until it has left view and returned', async ({
  page,
}) => {
  const { section, slide, dot, pause, play, expectShown } = heroOf(page);
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
    await play.click();
    await expect(pause).toBeVisible();
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

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('changes the slide with a swipe, and leaves vertical scrolling to the browser', async ({
    page,
  }) => {
    const { pause, expectShown } = heroOf(page);
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
});
