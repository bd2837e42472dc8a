import type { Locator, Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { sliderWords, stages } from '#content/pipeline.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { advanceClock, open, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

const muchLater = 3 * constants.heroAutoAdvanceInterval;

test.use(inMotion);

/** The control that moves "now" over the release graph. */
function sliderOf(page: Page): Locator {
  return page.locator('#hero').getByRole('slider', { name: sliderWords.label });
}

/** Where "now" is in the window: the right edge of the uncovered part. */
function nowOf(page: Page): Promise<number> {
  return page
    .locator('#hero .graph-live .graph-wipe')
    .filter({ visible: true })
    .evaluateAll((found) => Math.max(...found.map((wipe) => wipe.getBoundingClientRect().right)));
}

/** Where the middle of the slider's handle, 44 pixels wide, is in the window. */
async function handleOf(page: Page) {
  const axis = await sliderOf(page).evaluate((found) => found.getBoundingClientRect());
  const value = Number(await sliderOf(page).inputValue());
  return { x: axis.x + 22 + (value / 100) * (axis.width - 44), y: axis.y + axis.height / 2 };
}

/** Presses the mouse on the drawing, which takes "now" there. */
async function grab(page: Page) {
  await page.mouse.move(900, 500);
  await expect(sliderOf(page)).toBeAttached();
  await page.mouse.down();
  expect(await nowOf(page)).toBeCloseTo(900, 0);
}

test('drags "now" over the drawing, and releases it to go on', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const { section, expectShown } = heroOf(page);
  await expect(sliderOf(page)).toHaveCount(0);
  await grab(page);
  await page.mouse.move(600, 500);
  await page.mouse.move(700, 500);
  await advanceClock(page, muchLater);
  expect(await nowOf(page)).toBeCloseTo(700, 0);
  await expectShown(1);
  // The drag goes on outside the drawing.
  await pointAway(page);
  expect(await nowOf(page)).toBeCloseTo(640, 0);
  await page.mouse.up();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(700);
  await page.mouse.move(600, 500);
  expect(await nowOf(page)).toBeGreaterThan(700);
  await expect(section.getByRole('tooltip')).toHaveCount(0);

  await grab(page);
  // The browser never reports the button as released.
  const art = page.locator('#hero .slide-art').first();
  await art.dispatchEvent('pointermove', { pointerId: 1, buttons: 0, clientX: 600 });
  await expect.poll(() => nowOf(page)).toBeGreaterThan(950);
});

test('leaves labels alone, and keeps "now" where it was dropped while paused, in every window', async ({
  page,
}) => {
  await open(page, '/');
  const { slide, pause, play } = heroOf(page);
  await pause.click();
  const label = slide(1).getByRole('button', { name: stages.staging.name });
  await label.hover();
  await expect(sliderOf(page)).toBeAttached();
  const before = await nowOf(page);
  await label.click();
  expect(await nowOf(page)).toBe(before);
  await page.keyboard.press('Escape');

  await grab(page);
  const words = (await sliderOf(page).getAttribute('aria-valuetext')) ?? '';
  for (const width of [1100, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const apart = async () => (await handleOf(page)).x - (await nowOf(page));
    await expect.poll(apart, { message: `${width} pixels wide` }).toBeCloseTo(0, 0);
    await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', words);
  }
  await page.mouse.up();
  await pointAway(page);
  expect(await nowOf(page)).toBeCloseTo(900, 0);
  await play.click();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(950);
});

test('does nothing in a frame while it is paused under the pointer, and follows again from Play', async ({
  page,
}) => {
  await open(page, '/');
  const { pause, play } = heroOf(page);
  await page.mouse.move(900, 500);
  await expect(sliderOf(page)).toBeAttached();
  await pause.click();
  await expect(play).toBeVisible();
  expect(await framesOf(page)).toBe(0);
  await play.click();
  await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
});

/** How many frames the page's scripts ask for while the browser draws ten. */
function framesOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const native = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return native(callback);
    };
    for (let frame = 0; frame < 10; frame++) await new Promise(native);
    window.requestAnimationFrame = native;
    return asked;
  });
}

test('moves "now" by keyboard until the focus leaves', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const { slide, expectShown } = heroOf(page);
  const slider = sliderOf(page);
  await tabTo(slide(1).getByRole('link').first());
  await expect(slider).toBeAttached();
  await tabTo(slider);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', sliderWords.before);
  const start = await nowOf(page);
  await page.keyboard.press('ArrowRight');
  expect(await nowOf(page)).toBeGreaterThan(start);
  expect(await nowOf(page)).toBeLessThan(start + 20);
  for (let press = 0; press < 7; press++) await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', stages.production.name);
  const end = await nowOf(page);
  await advanceClock(page, muchLater);
  expect(await nowOf(page)).toBe(end);
  await expectShown(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => nowOf(page)).toBeGreaterThan(end);
});

test('drags the finished drawing back without motion, and finishes it on release', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const finished = await nowOf(page);
  expect(finished).toBeGreaterThan(1280);
  await grab(page);
  await page.mouse.up();
  expect(await nowOf(page)).toBe(finished);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('moves the handle with a finger, and changes the slide beside it', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const { pause, expectShown } = heroOf(page);
    await pause.tap();
    await expect(sliderOf(page)).toBeAttached();
    // The handle has come before the pause, and follows in a frame.
    await advanceClock(page, 100);
    const handle = await handleOf(page);
    // On a busy machine the release has already left the window, where the handle stops.
    expect(handle.x).toBeCloseTo(Math.min(await nowOf(page), 390 - 22), 0);
    await swipe(page, handle, { x: 300, y: handle.y });
    await advanceClock(page, 100);
    expect(await nowOf(page)).toBeCloseTo(300, -1);
    await expectShown(1);
    await page.touchscreen.tap(250, handle.y - 60);
    expect(await nowOf(page)).toBeCloseTo(250, 0);
    await swipe(page, { x: 150, y: handle.y }, { x: 50, y: handle.y });
    await expectShown(2);
  });
});
