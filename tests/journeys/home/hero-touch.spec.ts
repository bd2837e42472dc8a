import { constants } from '#content/constants.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { swipe } from '#tests/support/page/touch.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use({ ...inMotion, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const start = { x: 200, y: 400 };

/** A finger that starts on the slides and moves this far. */
async function swipeBy(page: Parameters<typeof swipe>[0], across: number, down = 0) {
  await swipe(page, start, { x: start.x + across, y: start.y + down });
  await settled(page);
}

test.beforeEach(({ page }) => openInStoppedTime(page, '/'));

test('a swipe to the left shows the next slide, again and again, and stops them', async ({
  page,
}) => {
  const { expectShown } = heroOf(page);
  await swipeBy(page, -31);
  await expectShown(2);
  await pass(page, 3 * interval);
  await expectShown(2);
  await swipeBy(page, -120);
  await expectShown(1);
  await pass(page, 3 * interval);
  await expectShown(1);
});

test('a swipe to the right shows the slide before, and stops them', async ({ page }) => {
  const { expectShown } = heroOf(page);
  await swipeBy(page, 31);
  await expectShown(2);
  await swipeBy(page, 60);
  await expectShown(1);
  await pass(page, 3 * interval);
  await expectShown(1);
});

test('30 pixels are no swipe yet', async ({ page }) => {
  const { expectShown } = heroOf(page);
  await swipeBy(page, -30);
  await swipeBy(page, 30);
  await expectShown(1);
  await pass(page, interval);
  await expectShown(2);
});

test('a finger that moves further down than across is no swipe', async ({ page }) => {
  const { expectShown } = heroOf(page);
  await swipeBy(page, -50, 60);
  await swipeBy(page, 50, -60);
  await expectShown(1);
});

test('vertical scrolling by touch stays the browser’s', async ({ page }) => {
  const { section, expectShown } = heroOf(page);
  await swipeBy(page, -8, -300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
  await expectShown(1);
  await expect(section.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});
