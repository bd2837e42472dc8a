import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { drawingSlide, heroOf, pointAway } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';
import { setTabVisible } from '#tests/support/page/visibility.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(({ page }) => openInStoppedTime(page, '/'));

/** The slide stays for much longer than the interval. */
async function expectStays(page: Page, number: number) {
  await pass(page, 3 * interval);
  await heroOf(page).expectShown(number);
}

/** The slide gives way to the next at the interval, to the millisecond. */
async function expectAdvance(page: Page, from: number) {
  const { expectShown } = heroOf(page);
  await pass(page, interval - 1);
  await expectShown(from);
  await pass(page, 1);
  await expectShown((from % heroSlides.length) + 1);
}

/** Scrolls until only this fraction of the hero is in view. */
async function leaveVisible(page: Page, fraction: number) {
  const { height } = (await heroOf(page).section.boundingBox()) ?? { height: Number.NaN };
  await scrollTo(page, height * (1 - fraction));
  await settled(page);
}

test('advances at its interval, round and round', async ({ page }) => {
  await heroOf(page).expectShown(1);
  for (const number of heroSlides.keys()) await expectAdvance(page, number + 1);
  await expectAdvance(page, 1);
});

test('stops at a click on a slide, a dot, the title or Pause, until Play', async ({ page }) => {
  const { slide, dot, pause, play } = heroOf(page);
  for (const part of [
    slide(1).getByRole('paragraph').first(),
    dot(1),
    page.getByRole('heading', { level: 1 }),
    pause,
  ]) {
    await part.click();
    await expect(play).toBeVisible();
    await expectStays(page, 1);
    await play.click();
    await expect(pause).toBeVisible();
  }
  await expectAdvance(page, 1);
});

for (const where of ['on the dot', 'on Pause', 'elsewhere'] as const) {
  test(`advances again after the hero left view and returned, the pointer ${where}`, async ({
    page,
  }) => {
    const { dot, pause, play, expectShown } = heroOf(page);
    await dot(2).click();
    await expectShown(2);
    if (where === 'on Pause') {
      await play.click();
      await pause.click();
    }
    if (where === 'elsewhere') await pointAway(page);

    await leaveVisible(page, 0.33);
    await pass(page, interval);
    await leaveVisible(page, 1);
    await expectStays(page, 2);
    await leaveVisible(page, 0.27);
    await pass(page, interval);
    await leaveVisible(page, 1);
    await expect(pause).toBeVisible();
    await expectAdvance(page, 2);
  });
}

test('waits while less than 30 % of it is in view', async ({ page }) => {
  await leaveVisible(page, 0.27);
  await expectStays(page, 1);
  await leaveVisible(page, 0.33);
  await expectAdvance(page, 1);
});

test('advances under a pointer that rests on a slide, a dot or Pause', async ({ page }) => {
  const { slide, dot, pause } = heroOf(page);
  for (const [part, shown] of [
    [slide(1).getByRole('heading'), 1],
    [dot(2), 2],
    [pause, (2 % heroSlides.length) + 1],
  ] as const) {
    await part.hover();
    await expectAdvance(page, shown);
  }
});

test('waits while a tooltip is open, and while the drawing is held', async ({ page }) => {
  const { section, slide } = heroOf(page);
  for (let number = 1; number < drawingSlide; number++) await pass(page, interval);
  await slide(drawingSlide).getByRole('button', { name: stages.staging.name }).hover();
  await pass(page, constants.tooltipOpenDelay);
  await expect(section.getByRole('tooltip')).toBeVisible();
  await expectStays(page, drawingSlide);

  await page.mouse.move(900, 600);
  await pass(page, 500);
  await expect(section.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.down();
  await expectStays(page, drawingSlide);
});

test('waits while keyboard focus is inside', async ({ page }) => {
  const { slide, dot } = heroOf(page);
  await tabTo(slide(1).getByRole('link').first());
  await expectStays(page, 1);
  await tabTo(dot(2));
  await expectStays(page, 1);
  await tabTo(page.getByRole('banner').getByRole('link').last(), 'Shift+Tab');
  await expectAdvance(page, 1);
});

test('waits while the tab is hidden', async ({ page }) => {
  await pass(page, 5000);
  await setTabVisible(page, false);
  await expectStays(page, 1);
  await setTabVisible(page, true);
  await expectAdvance(page, 1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Moves a finger this far over the slides. */
  async function swipeBy(page: Page, across: number, down = 0) {
    const start = { x: 200, y: 400 };
    await swipe(page, start, { x: start.x + across, y: start.y + down });
    await settled(page);
  }

  for (const [direction, distances] of [
    ['left', [-31, -120]],
    ['right', [31, 60]],
  ] as const) {
    test(`changes the slide with a swipe to the ${direction}, and stops`, async ({ page }) => {
      for (const [index, distance] of distances.entries()) {
        await swipeBy(page, distance);
        const steps = (index + 1) * -Math.sign(distance);
        await expectStays(page, ((steps + 2 * heroSlides.length) % heroSlides.length) + 1);
      }
    });
  }

  test('ignores a swipe of 30 pixels, or further down than across', async ({ page }) => {
    for (const [across, down] of [
      [-30, 0],
      [30, 0],
      [-50, 60],
      [50, -60],
    ] as const)
      await swipeBy(page, across, down);
    await expectAdvance(page, 1);
  });

  for (const [how, start, end] of [
    ['without the last point', 'touches', []],
    ['that names its finger as a target alone', 'targetTouches', ['changedTouches']],
  ] as const)
    test(`changes the slide with a swipe ${how}`, async ({ page }) => {
      await heroOf(page)
        .slide(1)
        .evaluate(
          (target, { start, end }) => {
            const fingerAt = (x: number) => [
              new Touch({ identifier: 1, target, clientX: x, clientY: 400 }),
            ];
            const send = (type: string, x: number, lists: readonly string[]) =>
              target.dispatchEvent(
                new TouchEvent(type, {
                  bubbles: true,
                  ...Object.fromEntries(lists.map((list) => [list, fingerAt(x)])),
                }),
              );
            send('touchstart', 200, [start]);
            send('touchmove', 150, [start]);
            send('touchend', 150, end);
          },
          { start, end },
        );
      await expectStays(page, 2);
    });

  test('leaves vertical scrolling to the browser', async ({ page }) => {
    await swipeBy(page, -8, -300);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
    await heroOf(page).expectShown(1);
    await expect(heroOf(page).pause).toBeVisible();
  });
});
