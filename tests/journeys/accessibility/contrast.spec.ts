import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { workflow } from '#content/workflow.ts';
import { faintWords, visibleChange } from '#tests/support/checks/contrast.ts';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, test } from '#tests/support/page/test.ts';

// Measured in pixels, because styles say nothing about drawings and forced colours.

const looks = [
  { name: 'in the page’s colours', forcedColors: 'none', colorScheme: 'light' },
  { name: 'in forced dark colours', forcedColors: 'active', colorScheme: 'dark' },
] as const;

/** Reads from the top of the page to its end, a window at a time. */
async function expectWordsSeen(page: Page) {
  const { height, all } = await page.evaluate(() => ({
    height: window.innerHeight,
    all: document.documentElement.scrollHeight,
  }));
  let words = 0;
  for (let top = 0; top < all; top += height - 120) {
    await scrollTo(page, top);
    await settled(page);
    const { faint, measured } = await faintWords(page);
    expect(faint).toEqual([]);
    words += measured;
  }
  expect(words).toBeGreaterThan(8);
}

for (const { name, forcedColors, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({
      forcedColors,
      colorScheme,
    });

    for (const [path, width] of [
      ['/', 1280],
      ['/', 390],
      ['/product', 1280],
      ['/product', 390],
      ['/careers', 390],
      ['/nowhere', 1280],
    ] as const) {
      test(`the words of ${path} stand out, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expectWordsSeen(page);
      });
    }

    test('the focus stands out', async ({ page }) => {
      const expectMarked = async (control: Locator) => {
        await control.scrollIntoViewIfNeeded();
        // Makes the browser show the focus.
        await page.keyboard.press('Shift');
        const changed = await visibleChange(control, 8, () => control.focus());
        const around = await control.evaluate((found) => found.getBoundingClientRect().width);
        expect(changed, await control.evaluate((found) => found.outerHTML)).toBeGreaterThan(around);
        await control.evaluate((found: HTMLElement) => found.blur());
        await page.keyboard.press('Escape');
      };
      await open(page, '/');
      const bar = page.getByRole('banner');
      await expectMarked(bar.getByRole('link').first());
      await expectMarked(barOf(page).entry('/about'));
      const hero = page.locator('#hero');
      await expectMarked(linkTo(hero, '#contact'));
      await expectMarked(linkTo(hero, '/product#workflow'));
      await expectMarked(heroOf(page).dot(1));
      await expectMarked(serviceTabsOf(page).tab(1));
      await expectMarked(serviceTabsOf(page).panel.getByRole('link').first());
      await expectMarked(contactFormOf(page).fields.name);
      await expectMarked(contactFormOf(page).fields.message);
      await expectMarked(contactFormOf(page).button);
      await expectMarked(page.getByRole('contentinfo').getByRole('link').first());
      await open(page, '/careers');
      await expectMarked(linkTo(page.locator('#team'), company.jobBoard));
      await open(page, '/product');
      await expectMarked(page.locator('#workflow').getByRole('button', { name: workflow.next }));
      await expectMarked(page.locator('#workflow').getByRole('button', { name: stages[2] ?? '' }));
    });

    test('every state that only a mark shows stands out', async ({ page }) => {
      await open(page, '/');
      const { dot } = heroOf(page);
      await dot(1).click();
      await page.mouse.move(640, 12);
      await page.keyboard.press('Escape');
      const dotPixels = await visibleChange(dot(2), 0, async () => {
        await dot(2).evaluate((found: HTMLElement) => found.click());
        await settled(page);
      });
      expect(dotPixels, 'the dot of the slide that is shown').toBeGreaterThan(20);

      const { tab } = serviceTabsOf(page);
      await tab(1).click();
      await page.mouse.move(640, 12);
      await tab(4).scrollIntoViewIfNeeded();
      const tabPixels = await visibleChange(tab(4), 0, async () => {
        await tab(4).evaluate((found: HTMLElement) => found.click());
        await settled(page);
      });
      if (forcedColors === 'active') expect(tabPixels, 'the chosen tab').toBeGreaterThan(100);

      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      const menu = page.getByRole('banner').getByRole('button');
      const icon = await visibleChange(menu, 0, () =>
        menu.evaluate((found) => found.removeAttribute('class')),
      );
      expect(icon, 'the lines of the menu').toBeGreaterThan(40);
      const row = page.locator('#services').getByRole('button').nth(1);
      await row.scrollIntoViewIfNeeded();
      const rowPixels = await visibleChange(row, 0, () =>
        row.evaluate((found) => {
          found.setAttribute('aria-expanded', 'true');
          return new Promise(requestAnimationFrame);
        }),
      );
      expect(rowPixels, 'the mark of an open service').toBeGreaterThan(15);
    });
  });
}

test('forced colours leave bar and toast opaque', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  await answerCalls(page);
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  const toast = page.getByRole('status').locator('> *');
  for (const over of [page.getByRole('banner'), toast])
    await expect(over).not.toHaveCSS('background-color', /, 0\)$/);
});

test('forced colours keep what drawings draw with gradients', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, selector, pseudo] of [
    ['/', '.graph-rows', ''],
    ['/careers', '.week-key-rest', '::before'],
  ] as const) {
    await open(page, path);
    const image = await page
      .locator(selector)
      .first()
      .evaluate((found, part) => getComputedStyle(found, part).backgroundImage, pseudo);
    expect(image).toContain('gradient');
  }
});
