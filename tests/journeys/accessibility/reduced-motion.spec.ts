import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test.use({ reducedMotion: 'reduce' });

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
