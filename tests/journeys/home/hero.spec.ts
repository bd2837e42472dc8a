import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { stages } from '#content/pipeline.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { setTabVisible } from '#tests/support/page/visibility.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(({ page }) => openInStoppedTime(page, '/'));

test('the slides take turns at their interval, round and round', async ({ page }) => {
  const { expectShown } = heroOf(page);
  let shown = 1;
  for (let turn = 0; turn <= heroSlides.length; turn++) {
    await pass(page, interval - 1);
    await expectShown(shown);
    await pass(page, 1);
    shown = (shown % heroSlides.length) + 1;
    await expectShown(shown);
  }
});

test('a dot shows its slide and stops them; the button starts them', async ({ page }) => {
  const { dot, pause, play, expectShown } = heroOf(page);
  // The dot of the slide that is shown already stops them as well.
  await dot(1).click();
  await expect(play).toBeVisible();
  await pass(page, 3 * interval);
  await expectShown(1);

  await dot(2).click();
  await expectShown(2);
  await pass(page, 3 * interval);
  await expectShown(2);

  await play.click();
  await expect(pause).toBeVisible();
  await pass(page, interval);
  await expect(dot(2)).not.toHaveAttribute('aria-current');
});

test('a click anywhere in the section stops them', async ({ page }) => {
  const { slide, play, pause, expectShown } = heroOf(page);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    slide(1).getByRole('paragraph').first(),
  ]) {
    await part.click();
    await expect(play).toBeVisible();
    await pass(page, 3 * interval);
    await expectShown(1);
    await play.click();
    await expect(pause).toBeVisible();
  }
});

for (const where of ['on the dot', 'elsewhere']) {
  test(`after a dot they come back once the hero has left view and returned, the pointer ${where}`, async ({
    page,
  }) => {
    const { section, dot, expectShown } = heroOf(page);
    const { height } = (await section.boundingBox()) ?? { height: Number.NaN };
    await dot(2).click();
    if (where === 'elsewhere') await pointAway(page);

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
    await expect(dot(2)).not.toHaveAttribute('aria-current');
  });
}

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

test('a pointer that rests on a slide, a dot or the button does not hold them up', async ({
  page,
}) => {
  const { slide, dot, pause, expectShown } = heroOf(page);
  let shown = 1;
  for (const part of [slide(1).getByRole('heading'), dot(2), pause]) {
    await part.hover();
    await pass(page, interval - 1);
    await expectShown(shown);
    await pass(page, 1);
    shown = (shown % heroSlides.length) + 1;
    await expectShown(shown);
  }
});

test('they wait while a tooltip is open, and for a hand on the drawing', async ({ page }) => {
  const { section, slide, expectShown } = heroOf(page);
  const drawing = heroSlides.findIndex(({ type }) => type === 'component') + 1;
  for (let number = 1; number < drawing; number++) await pass(page, interval);
  await slide(drawing).getByRole('button', { name: stages.staging.name }).hover();
  await pass(page, constants.tooltipOpenDelay);
  await expect(section.getByRole('tooltip')).toBeVisible();
  await pass(page, 3 * interval);
  await expectShown(drawing);

  await page.mouse.move(900, 600);
  await pass(page, 500);
  await expect(section.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.down();
  await pass(page, 3 * interval);
  await expectShown(drawing);
  await page.mouse.up();
  await page.mouse.move(900, 12);
});

test('they wait while keyboard focus is inside', async ({ page }) => {
  const { slide, dot, expectShown } = heroOf(page);
  await tabTo(slide(1).getByRole('link').first());
  await pass(page, 3 * interval);
  await expectShown(1);

  // From one control to the next it is still inside.
  await tabTo(dot(2));
  await pass(page, interval);
  await expectShown(1);

  // Back out of it, to the bar.
  await tabTo(page.getByRole('banner').getByRole('link').last(), 'Shift+Tab');
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

test('a button pauses and plays them; away and back, they play again', async ({ page }) => {
  const { pause, play, expectShown } = heroOf(page);
  await pause.click();
  await expect(pause).toHaveCount(0);
  await pass(page, 3 * interval);
  await expectShown(1);

  await play.click();
  await expect(play).toHaveCount(0);
  await pass(page, interval);
  await expectShown(2);

  await pause.click();
  await scrollTo(page, 3000);
  await settled(page);
  await scrollTo(page, 0);
  await settled(page);
  await expect(pause).toBeVisible();
});
