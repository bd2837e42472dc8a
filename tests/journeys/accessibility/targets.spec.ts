import type { Page } from '@playwright/test';
import { barOf } from '#tests/support/page/bar.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

interface Target {
  name: string;
  width: number;
  height: number;
  /** What a visitor comes for: the bar, the buttons, the controls of carousel, tabs and form. */
  main: boolean;
}

/** Everything that can be clicked at the moment, by the size of what takes the click. */
function targetsOf(page: Page): Promise<Target[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, summary, [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"], [href="#main"]'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const main = element.matches(
          'header a, header button, .button, #hero button[aria-label], #services button, #workflow button:not(li button), #contact :is(input, textarea, button)',
        );
        return { name: element.outerHTML.slice(0, 120), width, height, main };
      }),
  );
}

for (const path of ['/', '/about', '/careers', '/product', '/nowhere']) {
  test(`all targets of ${path} are large enough`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    await open(page, path);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const targets = await targetsOf(page);
      expect(targets.length).toBeGreaterThan(4);
      const least = path === '/' ? 8 : 1;
      expect(targets.filter(({ main }) => main).length).toBeGreaterThan(least);
      const small = targets.filter(({ main, width, height }) => {
        const least = main ? 44 : 24;
        return width < least || height < least;
      });
      expect(small, `${width} pixels wide`).toEqual([]);
    }
    await barOf(page).openMenu.click();
    // What is behind it is closed off a moment later.
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    const entries = (await targetsOf(page)).filter(({ name }) => name.startsWith('<a href'));
    expect(entries.length).toBeGreaterThan(3);
    for (const { height } of entries) expect(height).toBeGreaterThanOrEqual(44);
  });
}
