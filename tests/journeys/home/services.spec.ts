import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { nthService, serviceList, serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { setTabVisible } from '#tests/support/page/visibility.ts';

const { servicesRotationInterval: interval } = constants;

test.use(inMotion);

/** Scrolls until this fraction of the section has come into the window from below. */
async function showFraction(page: Page, fraction: number) {
  const top = await page.locator('#services').evaluate((section, fraction) => {
    const { top, height } = section.getBoundingClientRect();
    return top + window.scrollY + height * fraction - window.innerHeight;
  }, fraction);
  await scrollTo(page, top);
  await settled(page);
}

/** Takes the mouse into the margin, where no scrolling brings the list under it. */
async function pointAway(page: Page) {
  await page.mouse.move(5, 400);
  await settled(page);
}

test.beforeEach(async ({ page }) => {
  await openInStoppedTime(page, '/');
  await page.locator('#services').evaluate((section) => {
    window.scrollTo({ top: section.getBoundingClientRect().top + 60, behavior: 'instant' });
  });
  await settled(page);
});

test('the services take turns at their interval', async ({ page }) => {
  const { list, expectSelected } = serviceTabsOf(page);
  const count = serviceList.length;
  await expect(list.getByRole('tab')).toHaveCount(count);
  for (let number = 1; number <= count; number++) {
    await expectSelected(number);
    await pass(page, interval - 1);
    await expectSelected(number);
    await pass(page, 1);
  }
  await expectSelected(1);
});

test('they wait until 30 % of the section are visible', async ({ page }) => {
  const { expectSelected } = serviceTabsOf(page);
  await showFraction(page, 0.28);
  await pass(page, 9000);
  await expectSelected(1);
  await showFraction(page, 0.32);
  await pass(page, interval);
  await expectSelected(2);
});

test('hovering a service selects it and pauses them; leaving the list resumes', async ({
  page,
}) => {
  const { tab, expectSelected } = serviceTabsOf(page);
  await tab(3).hover();
  await expectSelected(3);
  await pass(page, 9000);
  await expectSelected(3);
  await tab(4).hover();
  await expectSelected(4);
  await pass(page, 9000);
  await expectSelected(4);

  await pointAway(page);
  await expectSelected(4);
  await pass(page, interval - 1);
  await expectSelected(4);
  await pass(page, 1);
  await expectSelected(5);
});

test('clicking a service switches them off while the section is in view', async ({ page }) => {
  const { section, tab, expectSelected } = serviceTabsOf(page);
  await tab(4).click();
  await pointAway(page);
  await pass(page, 9000);
  await expectSelected(4);

  // A third of the section is still in view.
  await showFraction(page, 0.33);
  await section.scrollIntoViewIfNeeded();
  await settled(page);
  await pass(page, 9000);
  await expectSelected(4);

  await scrollTo(page, 0);
  await settled(page);
  await pass(page, 9000);
  await expectSelected(4);
  await showFraction(page, 0.9);
  await pass(page, interval);
  await expectSelected(5);
});

for (const form of ['tab', 'button'] as const) {
  test(`a service that is chosen by its ${form} stays when the window changes`, async ({
    page,
  }) => {
    const { section, tab, expectSelected } = serviceTabsOf(page);
    const { title } = nthService(4);
    if (form === 'tab') await tab(4).click();
    await pointAway(page);
    await page.setViewportSize({ width: 800, height: 1280 });
    const button = section.getByRole('button', { name: title });
    if (form === 'button') await button.click();
    await pointAway(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({ width: 1280, height: 800 });
    await section.scrollIntoViewIfNeeded();
    await settled(page);
    await pass(page, 9000);
    await expectSelected(4);
  });
}

test('keyboard focus in the section counts as hovering', async ({ page }) => {
  // So tall that Tab leaves the section without scrolling, which would come when the browser likes.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await settled(page);
  const { list, tab, panel, expectSelected } = serviceTabsOf(page);
  await tab(1).focus();
  await pass(page, 9000);
  await expectSelected(1);
  await page.keyboard.press('ArrowDown');
  await expectSelected(2);
  await pass(page, 9000);
  await expectSelected(2);

  // On to the panel, which is not to be taken away while it is read.
  for (const link of await panel.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await pass(page, 9000);
    await expectSelected(2);
  }
  await page.keyboard.press('Tab');
  await expect(list).toHaveAttribute('data-rotating', 'true');
  await pass(page, interval);
  await expectSelected(3);
});

test('they wait while the tab is hidden', async ({ page }) => {
  const { expectSelected } = serviceTabsOf(page);
  await setTabVisible(page, false);
  await pass(page, 9000);
  await expectSelected(1);
  await setTabVisible(page, true);
  await pass(page, interval);
  await expectSelected(2);
});
