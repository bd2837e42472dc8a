import { fadedTexts } from '#tests/support/page/animations.ts';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { open, openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

test.use({ reducedMotion: 'reduce' });

test('the slides stand still until they are asked for', async ({ page }) => {
  await openInStoppedTime(page, '/');
  const { section, slide, dot, expectShown } = heroOf(page);
  await pass(page, 60_000);
  await expectShown(1);
  await expect(section.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await dot(2).click();
  await expectShown(2);
  await expect(slide(1)).toBeHidden();
  await pointAway(page);
  await scrollTo(page, 3000);
  await settled(page);
  await scrollTo(page, 0);
  await settled(page);
  await pass(page, 60_000);
  await expectShown(2);
});

test('the services stand still until they are asked for', async ({ page }) => {
  await openInStoppedTime(page, '/#services');
  await pass(page, 100);
  const { section, tab, expectSelected } = serviceTabsOf(page);
  await expectTop(section, 80);
  await settled(page);
  await pass(page, 30_000);
  await expectSelected(1);
  await tab(4).click();
  await expectSelected(4);
});

test('nothing is animated without end, and nothing waits to be scrolled to', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      expect(await fadedTexts(page)).toEqual([]);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
      );
      expect(endless, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('links jump', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  for (const [link, id] of [
    [barOf(page).entry('/#services'), 'services'],
    [linkTo(page.locator('#hero'), '#contact'), 'contact'],
  ] as const) {
    await scrollTo(page, 0);
    const top = await link.evaluate((found, id) => {
      (found as HTMLElement).click();
      return document.getElementById(id)?.getBoundingClientRect().top;
    }, id);
    expect(Math.round(top ?? Number.NaN)).toBe(80);
  }
  const height = await bar
    .getByRole('link')
    .first()
    .evaluate((brand) => {
      (brand as HTMLElement).click();
      return window.scrollY;
    });
  expect(height).toBe(0);
});
