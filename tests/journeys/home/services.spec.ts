import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { advanceClock, openWithStoppedClock } from '#tests/support/page/open.ts';
import { pointAway } from '#tests/support/page/pointer.ts';
import { showFraction } from '#tests/support/page/scrolling.ts';
import { getServices, serviceTitles } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const { servicesRotationInterval: interval, servicesVisibilityThreshold: threshold } = constants;
/** Visible fractions of the section that are just below and just above the threshold. */
const [outOfView, inView] = [threshold - 0.02, threshold + 0.02];
const lastService = serviceTitles.length;

test.use(inMotion);

test.beforeEach(async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await showFraction(getServices(page).section, 1);
});

/** Checks that the service is still open after an interval, when the next one would follow. */
async function expectStays(page: Page, number: number) {
  await advanceClock(page, interval);
  await getServices(page).expectOpen(number);
}

/** Checks that the next service follows after the interval, to the millisecond. */
async function expectRotation(page: Page, from: number) {
  const { expectOpen } = getServices(page);
  await advanceClock(page, interval - 1);
  await expectOpen(from);
  await advanceClock(page, 1);
  await expectOpen(from + 1);
}

async function leaveViewAndReturn(page: Page) {
  const { section } = getServices(page);
  await showFraction(section, outOfView);
  await showFraction(section, inView);
}

test('services in view rotate unless a service or a panel’s link is hovered', async ({ page }) => {
  const { section, button, panel, expectOpen } = getServices(page);
  await showFraction(section, outOfView);
  await expectStays(page, 1);
  await showFraction(section, inView);
  await expectRotation(page, 1);
  await section.scrollIntoViewIfNeeded();
  await button(3).hover();
  await expectOpen(3);
  await expectStays(page, 3);
  await panel.getByRole('list').hover();
  await expectRotation(page, 3);
  await panel.getByRole('link').first().hover();
  await expectStays(page, 4);
  await pointAway(page);
  await expectRotation(page, 4);
  // Scripts that dispatch an event, such as browser extensions, count as hovering.
  await button(2).dispatchEvent('mouseover');
  await expectStays(page, 2);
  await button(2).dispatchEvent('mouseout');
  await expectRotation(page, 2);
});

test('services do not rotate while the list or the panel has focus', async ({ page }) => {
  const { section, button, panel } = getServices(page);
  // The viewport is so tall that Tab leaves the section without scrolling, which would take an unknown time.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await button(lastService).hover();
  await button(lastService).focus();
  await pointAway(page);
  await page.keyboard.press('Shift');
  await expectStays(page, lastService);
  for (const link of await panel.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expectStays(page, lastService);
  }
  await page.keyboard.press('Tab');
  await expect(section.locator(':focus')).toHaveCount(0);
  await advanceClock(page, interval);
  await getServices(page).expectOpen(1);
});

test('the services’ pause button stops their rotation until a second press', async ({ page }) => {
  const { button, pause } = getServices(page);
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await button(2).hover();
  await pointAway(page);
  await leaveViewAndReturn(page);
  await expectStays(page, 2);
  // Focus on the pause button does not pause the rotation, because it is not in the list.
  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await expectRotation(page, 2);
});

test('a clicked service stays until the section leaves view and returns', async ({ page }) => {
  const { button } = getServices(page);
  await button(4).click();
  await pointAway(page);
  await expectStays(page, 4);
  await leaveViewAndReturn(page);
  await expectRotation(page, 4);
});

test('the accordion does not rotate, and a resize keeps its open service', async ({ page }) => {
  const large = { width: 1280, height: 800 };
  const small = { width: 800, height: 1280 };
  const { section, button, pause } = getServices(page);
  await expectRotation(page, 1);
  await page.setViewportSize(small);
  // The browser reports the new width with its next frame.
  await expect(pause).toHaveCount(0);
  await expectStays(page, 2);
  await button(4).click();
  await pointAway(page);
  await page.setViewportSize(large);
  await expect(pause).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  await expectStays(page, 4);
  await page.setViewportSize(small);
  await expectStays(page, 4);
});
