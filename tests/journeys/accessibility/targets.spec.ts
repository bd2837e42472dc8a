import type { Page } from '@playwright/test';
import { barOf } from '#tests/support/page/bar.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** What a visitor comes for: the bar, the buttons, the controls of carousel, services, workflow and form. */
const main =
  'header a, header button, .button, #hero button[aria-label], #services button, #workflow button:not(li button), #contact :is(input, textarea, button)';

/** Everything that can be clicked now: how many, how many of them `main`, and which are too small. */
function measureTargets(page: Page) {
  return page.evaluate((main) => {
    const targets = [
      ...document.querySelectorAll('a[href], button, input, textarea, summary, [role="tab"]'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"], [href="#main"]'));
    const small = targets
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < (element.matches(main) ? 44 : 24);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return {
      small,
      count: targets.length,
      mainCount: targets.filter((element) => element.matches(main)).length,
    };
  }, main);
}

for (const path of allPaths) {
  test(`every target of ${path} is large enough`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const { small, count, mainCount } = await measureTargets(page);
      expect(small, `${width} pixels wide`).toEqual([]);
      expect(count).toBeGreaterThan(4);
      expect(mainCount).toBeGreaterThan(path === '/' ? 8 : 1);
    }
    await barOf(page).openMenu.click();
    // A moment later, what is behind the menu is inert.
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    const { small, mainCount } = await measureTargets(page);
    expect(small).toEqual([]);
    expect(mainCount).toBeGreaterThan(4);
  });
}
