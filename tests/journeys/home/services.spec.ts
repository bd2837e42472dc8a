import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { servicesSection } from '#content/services.ts';
import { pointAway } from '#tests/support/page/hero.ts';
import { jumpClock, openWithStoppedClock, settled } from '#tests/support/page/open.ts';
import { showFraction } from '#tests/support/page/scrolling.ts';
import { nthService, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

// hero.spec.ts tests the rotation’s other reasons to wait.

const { servicesRotationInterval: interval } = constants;

test.use(inMotion);

test.beforeEach(async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await page.locator('#services').evaluate((section) => {
    window.scrollTo({ top: section.getBoundingClientRect().top + 60, behavior: 'instant' });
  });
  await settled(page);
});

/** Checks that the service stays for three intervals. */
async function expectStays(page: Page, number: number) {
  await jumpClock(page, 3 * interval);
  await serviceTabsOf(page).expectSelected(number);
}

/** Checks that the next service follows after the interval, to the millisecond. */
async function expectRotation(page: Page, from: number) {
  const { expectSelected } = serviceTabsOf(page);
  await jumpClock(page, interval - 1);
  await expectSelected(from);
  await jumpClock(page, 1);
  await expectSelected(from + 1);
}

async function leaveViewAndReturn(page: Page) {
  const { section } = serviceTabsOf(page);
  await showFraction(section, 0.28);
  await showFraction(section, 0.32);
}

test('rotates in view, and waits for the pointer and the keyboard in list and panel', async ({
  page,
}) => {
  const { section, list, tab, panel, expectSelected } = serviceTabsOf(page);
  await showFraction(section, 0.28);
  await expectStays(page, 1);
  await showFraction(section, 0.32);
  await expectRotation(page, 1);
  await section.scrollIntoViewIfNeeded();
  await tab(4).hover();
  await expectSelected(4);
  await expectStays(page, 4);
  await panel.getByRole('list').hover();
  await expectStays(page, 4);
  await pointAway(page);
  await expectRotation(page, 4);

  // So tall that Tab leaves the section without scrolling, which takes an unknown time.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await settled(page);
  await tab(5).focus();
  await page.keyboard.press('ArrowUp');
  await expectStays(page, 4);
  for (const link of await panel.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expectStays(page, 4);
  }
  await page.keyboard.press('Tab');
  await expect(list).toHaveAttribute('data-rotating', 'true');
  await expectRotation(page, 4);
});

test('pauses at its button until that is pressed again, and at a click until it has left view and returned', async ({
  page,
}) => {
  const { section, tab } = serviceTabsOf(page);
  const button = section.getByRole('button', { name: servicesSection.pauseLabel });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await tab(2).hover();
  await pointAway(page);
  await leaveViewAndReturn(page);
  await expectStays(page, 2);
  // Focus on the button is not focus in the list.
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expectRotation(page, 2);

  await tab(4).click();
  await pointAway(page);
  await expectStays(page, 4);
  await leaveViewAndReturn(page);
  await expectRotation(page, 4);
});

test('does not rotate as an accordion, and keeps a chosen service while the window changes', async ({
  page,
}) => {
  const { section, tab } = serviceTabsOf(page);
  const button = (number: number) =>
    section.getByRole('button', { name: nthService(number).title });
  const expectOpen = async (number: number) => {
    await jumpClock(page, 3 * interval);
    await expect(button(number)).toHaveAttribute('aria-expanded', 'true');
    await expect(section.getByRole('button', { expanded: true })).toHaveCount(1);
  };
  await page.setViewportSize({ width: 800, height: 1280 });
  await expectOpen(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab(4).click();
  await pointAway(page);
  await page.setViewportSize({ width: 800, height: 1280 });
  await expectOpen(4);
  await button(2).click();
  await pointAway(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await section.scrollIntoViewIfNeeded();
  await settled(page);
  await expectStays(page, 2);
});
