import { constants } from '#content/constants.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { setTabVisible } from '#tests/support/page/visibility.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(({ page }) => openInStoppedTime(page, '/'));

test('the slides take turns at their interval, round and round', async ({ page }) => {
  const { expectShown } = heroOf(page);
  await expectShown(1);
  for (const next of [2, 1, 2]) {
    await pass(page, interval - 1);
    await expectShown(next === 1 ? 2 : 1);
    await pass(page, 1);
    await expectShown(next);
  }
});

test('a dot shows its slide and stops them', async ({ page }) => {
  const { dot, pause, play, expectShown } = heroOf(page);
  // That of the slide which is shown already stops them as well.
  await dot(1).click();
  await expect(play).toBeVisible();
  await pointAway(page);
  await pass(page, 3 * interval);
  await expectShown(1);

  await dot(2).click();
  await expectShown(2);
  await pointAway(page);
  await pass(page, 3 * interval);
  await expectShown(2);

  // What it offers is to start them.
  await play.click();
  await expect(pause).toBeVisible();
  await pointAway(page);
  await pass(page, interval);
  await expectShown(1);
});

test('a click on a slide stops them', async ({ page }) => {
  const { slide, play, expectShown } = heroOf(page);
  await slide(1).getByRole('paragraph').first().click();
  await expect(play).toBeVisible();
  await pointAway(page);
  await pass(page, 3 * interval);
  await expectShown(1);
});

test('stopped, they start again only after the hero has left view and returned', async ({
  page,
}) => {
  const { section, dot, expectShown } = heroOf(page);
  const { height } = (await section.boundingBox()) ?? { height: Number.NaN };
  await dot(2).click();
  await pointAway(page);

  const scrollAwayAndBack = async (visible: number) => {
    await scrollTo(page, height * (1 - visible));
    await settled(page);
    await pass(page, interval);
    await scrollTo(page, 0);
    await settled(page);
    await pass(page, interval - 1);
    await expectShown(2);
    await pass(page, 1);
  };

  await scrollAwayAndBack(0.33);
  await expectShown(2);
  await scrollAwayAndBack(0.27);
  await expectShown(1);
});

test('they wait while less than 0.3 of the hero is in view', async ({ page }) => {
  const { section, expectShown } = heroOf(page);
  const { height } = (await section.boundingBox()) ?? { height: Number.NaN };

  await scrollTo(page, height * 0.73);
  await settled(page);
  await pass(page, 3 * interval);
  await expectShown(1);

  await scrollTo(page, height * 0.67);
  await settled(page);
  await pass(page, interval);
  await expectShown(2);
});

test('a pointer that rests on them does not hold them up', async ({ page }) => {
  const { section, expectShown } = heroOf(page);
  await section.hover({ position: { x: 300, y: 300 } });
  await pass(page, interval - 1);
  await expectShown(1);
  await pass(page, 1);
  await expectShown(2);
});

test('they wait while a tooltip is open, and for a hand on the drawing', async ({ page }) => {
  const { section, slide, expectShown } = heroOf(page);
  await slide(1).getByRole('button', { name: 'Staging' }).hover();
  await pass(page, 700);
  await expect(section.getByRole('tooltip')).toBeVisible();
  await pass(page, 3 * interval);
  await expectShown(1);

  await page.mouse.move(900, 600);
  await pass(page, 500);
  await expect(section.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.down();
  await pass(page, 3 * interval);
  await expectShown(1);
  await pointAway(page);
  await page.mouse.up();
  await pass(page, interval - 1);
  await expectShown(1);
  await pass(page, 1);
  await expectShown(2);
});

test('they wait while keyboard focus is inside', async ({ page }) => {
  const { slide, dot, expectShown } = heroOf(page);
  const link = slide(1).getByRole('link').first();
  while (!(await link.evaluate((found) => found === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await pass(page, 3 * interval);
  await expectShown(1);

  // From one control to the next it is still inside.
  while (!(await dot(2).evaluate((found) => found === document.activeElement))) {
    await page.keyboard.press('Tab');
    await pass(page, interval);
  }
  await expectShown(1);

  // Back out of it, to the bar.
  while ((await page.getByRole('banner').locator(':focus').count()) === 0) {
    await page.keyboard.press('Shift+Tab');
  }
  await pass(page, interval);
  await expectShown(2);
});

test('they wait while the tab is hidden', async ({ page }) => {
  const { expectShown } = heroOf(page);
  await pass(page, 5000);
  await setTabVisible(page, false);
  await pass(page, 3 * interval);
  await expectShown(1);

  await setTabVisible(page, true);
  await pass(page, interval);
  await expectShown(2);
});

test('a button pauses and plays them', async ({ page }) => {
  const { pause, play, expectShown } = heroOf(page);
  await expect(pause).toBeVisible();
  await pause.click();
  await expect(pause).toHaveCount(0);
  await pointAway(page);
  await pass(page, 3 * interval);
  await expectShown(1);

  await play.click();
  await expect(play).toHaveCount(0);
  await pointAway(page);
  await pass(page, interval);
  await expectShown(2);
});

test('paused, they play again after the hero has left view and returned', async ({ page }) => {
  const { pause, expectShown } = heroOf(page);
  await pause.click();
  await pointAway(page);
  await scrollTo(page, 3000);
  await settled(page);
  await scrollTo(page, 0);
  await settled(page);
  await expect(pause).toBeVisible();
  await pass(page, interval);
  await expectShown(2);
});

for (const [width, height] of [
  [1280, 600],
  [740, 360],
] as const) {
  test(`what pauses them is in the first window, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { pause, play } = heroOf(page);
    await expect(pause).toBeInViewport({ ratio: 1 });
    await pause.click();
    await expect(play).toBeVisible();
  });
}
