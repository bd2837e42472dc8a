import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { open, openInStoppedTime, settled, skip } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, test } from '#tests/support/page/test.ts';

test.use({ reducedMotion: 'reduce' });

test('slides and services change only when asked to', async ({ page }) => {
  await openInStoppedTime(page, '/');
  const { section, slide, dot, expectShown } = heroOf(page);
  await skip(page, 60_000);
  await expectShown(1);
  await expect(section.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await dot(2).click();
  await expectShown(2);
  await expect(slide(1)).toBeHidden();
  await pointAway(page);

  const services = serviceTabsOf(page);
  await services.section.scrollIntoViewIfNeeded();
  await settled(page);
  await skip(page, 30_000);
  await services.expectSelected(1);
  await services.tab(4).click();
  await services.expectSelected(4);

  await scrollTo(page, 0);
  await settled(page);
  await skip(page, 60_000);
  await expectShown(2);
});

test('links jump', async ({ page }) => {
  await open(page, '/');
  const { brand, entry } = barOf(page);
  for (const [link, target, top] of [
    [entry('/#services'), '#services', 80],
    [linkTo(page.locator('#hero'), '#contact'), '#contact', 80],
    [brand, 'body', 0],
  ] as const) {
    const topOnceClicked = await link.evaluate((found: HTMLElement, target) => {
      found.click();
      return document.querySelector(target)?.getBoundingClientRect().top;
    }, target);
    expect(Math.round(topOnceClicked ?? Number.NaN)).toBe(top);
  }
});
