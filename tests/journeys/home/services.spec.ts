import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollTo, showFraction } from '#tests/support/page/scrolling.ts';
import { nthService, serviceList, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { setTabVisible } from '#tests/support/page/visibility.ts';

const { servicesRotationInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(async ({ page }) => {
  await openInStoppedTime(page, '/');
  await page.locator('#services').evaluate((section) => {
    window.scrollTo({ top: section.getBoundingClientRect().top + 60, behavior: 'instant' });
  });
  await settled(page);
});

/** The service stays for much longer than the interval. */
async function expectStays(page: Page, number: number) {
  await pass(page, 3 * interval);
  await serviceTabsOf(page).expectSelected(number);
}

/** The service gives way to the next at the interval, to the millisecond. */
async function expectRotation(page: Page, from: number) {
  const { expectSelected } = serviceTabsOf(page);
  await pass(page, interval - 1);
  await expectSelected(from);
  await pass(page, 1);
  await expectSelected((from % serviceList.length) + 1);
}

/** Moves the mouse into the margin, where no scrolling brings the list under it. */
async function pointAway(page: Page) {
  await page.mouse.move(5, 400);
  await settled(page);
}

test('rotates at its interval, round and round', async ({ page }) => {
  await serviceTabsOf(page).expectSelected(1);
  for (const index of serviceList.keys()) await expectRotation(page, index + 1);
});

test('waits until 30 % of the section are visible', async ({ page }) => {
  const { section } = serviceTabsOf(page);
  await showFraction(section, 0.28);
  await expectStays(page, 1);
  await showFraction(section, 0.32);
  await expectRotation(page, 1);
});

test('selects a hovered service and waits until the pointer leaves the list', async ({ page }) => {
  const { tab, expectSelected } = serviceTabsOf(page);
  for (const number of [3, 4]) {
    await tab(number).hover();
    await expectSelected(number);
    await expectStays(page, number);
  }
  await pointAway(page);
  await expectRotation(page, 4);
});

test('stops at a click until the section has left view and returned', async ({ page }) => {
  const { section, tab } = serviceTabsOf(page);
  await tab(4).click();
  await pointAway(page);
  await expectStays(page, 4);

  await showFraction(section, 0.33);
  await section.scrollIntoViewIfNeeded();
  await settled(page);
  await expectStays(page, 4);

  await scrollTo(page, 0);
  await settled(page);
  await expectStays(page, 4);
  await showFraction(section, 0.9);
  await expectRotation(page, 4);
});

for (const form of ['tab', 'accordion button'] as const) {
  test(`keeps a service chosen by its ${form} while the window changes`, async ({ page }) => {
    const { section, tab } = serviceTabsOf(page);
    const button = section.getByRole('button', { name: nthService(4).title });
    if (form === 'tab') await tab(4).click();
    await pointAway(page);
    await page.setViewportSize({ width: 800, height: 1280 });
    if (form === 'accordion button') await button.click();
    await pointAway(page);
    await pass(page, 3 * interval);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(section.getByRole('button', { expanded: true })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await section.scrollIntoViewIfNeeded();
    await settled(page);
    await expectStays(page, 4);
  });
}

test('waits while keyboard focus is in the section', async ({ page }) => {
  // So tall that Tab leaves the section without scrolling, which would come when the browser likes.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await settled(page);
  const { list, tab, panel } = serviceTabsOf(page);
  await tab(1).focus();
  await expectStays(page, 1);
  await page.keyboard.press('ArrowDown');
  await expectStays(page, 2);
  for (const link of await panel.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expectStays(page, 2);
  }
  await page.keyboard.press('Tab');
  await expect(list).toHaveAttribute('data-rotating', 'true');
  await expectRotation(page, 2);
});

test('waits while the tab is hidden', async ({ page }) => {
  await setTabVisible(page, false);
  await expectStays(page, 1);
  await setTabVisible(page, true);
  await expectRotation(page, 1);
});
