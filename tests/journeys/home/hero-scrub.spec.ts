import type { Locator, Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { sliderWords, stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import {
  advanceClock,
  open,
  openSlowly,
  openWithStoppedClock,
  settled,
} from '#tests/support/page/open.ts';
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

/** Points at the drawing. */
async function pointAt(page: Page) {
  await page.mouse.move(900, 500);
  await settled(page);
}

/** Presses the mouse on the drawing, which takes "now" there. */
async function grab(page: Page) {
  await page.mouse.move(900, 500);
  await page.mouse.down();
  expect(await nowOf(page)).toBeCloseTo(900, 0);
}

test('shows the handle and its word from the start, until it is first dragged', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const { dot, expectShown } = heroOf(page);
  const word = page.locator('#hero').getByText(visitorLine.hint.drag, { exact: true });
  const isSeen = () =>
    sliderOf(page).evaluate((found) => found.checkVisibility({ opacityProperty: true }));
  await expect(word).toBeVisible();
  expect(await isSeen()).toBe(true);
  const rest = await handleOf(page);
  await pointAt(page);
  await advanceClock(page, 100);
  expect(await handleOf(page)).toEqual(rest);
  await expect(word).toBeVisible();

  await page.mouse.move(rest.x, rest.y);
  await page.mouse.down();
  await page.mouse.move(rest.x - 300, rest.y);
  await expect(word).toBeHidden();
  expect(await nowOf(page)).toBeCloseTo(rest.x - 300, 0);
  await page.mouse.up();
  await dot(2).click();
  await dot(1).click();
  await advanceClock(page, constants.slideTransition);
  await expectShown(1);
  await pointAway(page);
  expect(await isSeen()).toBe(true);
  await expect(word).toBeHidden();
});

test('finishes a drag that began before hydration', async ({ page }) => {
  const deliverScripts = await openSlowly(page, '/');
  const { x, y } = await handleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y);
  await deliverScripts();
  await expect.poll(() => nowOf(page)).toBeCloseTo(x - 300, 0);
  await page.mouse.move(x - 400, y);
  expect(await nowOf(page)).toBeCloseTo(x - 400, 0);
});

test('drags "now" over the drawing, and releases it to go on', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const { section, expectShown } = heroOf(page);
  await pointAt(page);
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

test('leaves labels alone, and keeps "now" where it was dropped while paused, without a frame, in every window', async ({
  page,
}) => {
  await open(page, '/');
  const { slide, pause, play } = heroOf(page);
  await pointAt(page);
  expect(await framesOf(page)).toBe(0);
  await pause.click();
  const label = slide(1).getByRole('button', { name: stages.staging.name });
  await label.hover();
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
  expect(await framesOf(page)).toBe(0);
  await play.click();
  await expect.poll(() => nowOf(page)).toBeGreaterThan(950);
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
  await pointAt(page);
  await grab(page);
  await page.mouse.up();
  expect(await nowOf(page)).toBe(finished);
});

/** A visitor's lines, longest at each place where their label may meet the axis. */
const lines = ['2-6-24-4-20-6', '40-2-6-2-2-6', '2-40-6-2-2-6'];

for (const line of lines)
  test(`keeps the words on the axis apart, with ${line} drawn`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((drawn) => sessionStorage.setItem('line', drawn), line);
    await open(page, '/');
    const words = page.locator(
      '#hero :is(.graph-time, .graph-scale, .graph-drag, .yours-today-label, .graph-live button)',
    );
    for (const width of [360, 390, 768, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 780 });
      await expect(words.filter({ visible: true })).toHaveCount(15);
      const handle = await handleOf(page);
      const met = await words.evaluateAll((found, { x, y }) => {
        const textOf = (part: Element) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        };
        const boxes = [...found.map(textOf), new DOMRect(x - 9, y - 9, 18, 18)];
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return boxes.filter((box, at) => boxes.slice(at + 1).some((other) => meet(box, other)));
      }, handle);
      expect(met, `${width} pixels wide`).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('moves the handle with a finger, and changes the slide beside it', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const { pause, expectShown } = heroOf(page);
    await pause.tap();
    const handle = await handleOf(page);
    await swipe(page, handle, { x: 280, y: handle.y });
    await expect.poll(() => nowOf(page)).toBeCloseTo(280, -1);
    await expectShown(1);
    await page.touchscreen.tap(250, handle.y - 60);
    expect(await nowOf(page)).toBeCloseTo(250, 0);
    await swipe(page, { x: 150, y: handle.y }, { x: 50, y: handle.y });
    await expectShown(2);
  });
});
