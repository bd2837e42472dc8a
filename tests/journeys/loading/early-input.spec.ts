import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { carouselWords } from '#content/hero-slides.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { openSlowly, pass, stopTime } from '#tests/support/page/open.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

// What visitors do while the scripts are on their way.

const third = (page: Page, role: 'button' | 'tab') =>
  page.locator('#services').getByRole(role).nth(2);

type Step = (page: Page) => Promise<void>;

const choices: [string, width: number, choose: Step, check: Step][] = [
  [
    'shows a chosen slide',
    1280,
    (page) => heroOf(page).dot(2).press('Enter'),
    (page) => heroOf(page).expectShown(2),
  ],
  [
    'stops at a click on a slide',
    1280,
    (page) => heroOf(page).slide(1).getByRole('paragraph').first().click(),
    (page) => heroOf(page).expectShown(1),
  ],
  [
    'shows a chosen service',
    1280,
    (page) => third(page, 'tab').click(),
    (page) => serviceTabsOf(page).expectSelected(3),
  ],
  [
    'opens a chosen service of the accordion',
    390,
    (page) => third(page, 'button').click(),
    (page) => expect(third(page, 'button')).toHaveAttribute('aria-expanded', 'true'),
  ],
];

for (const [what, width, choose, check] of choices)
  test(`${what}, and stays there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await stopTime(page);
    const arrive = await openSlowly(page, '/');
    await choose(page);
    await pointAway(page);
    await arrive();
    await check(page);
    // Keyboard focus would hold it, too.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(page, 3 * constants.heroAutoAdvanceInterval);
    await check(page);
  });

test('opens the menu once at two clicks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openSlowly(page, '/');
  const { openMenu, closeMenu } = barOf(page);
  await openMenu.click();
  await openMenu.click();
  await arrive();
  await expect(closeMenu).toHaveAttribute('aria-expanded', 'true');
  await closeMenu.click();
  await expect(openMenu).toBeVisible();
});

test('selects the service under the pointer, and explains the control with the focus', async ({
  page,
}) => {
  const arrive = await openSlowly(page, '/');
  const { dot, pause } = heroOf(page);
  const { tab, expectSelected } = serviceTabsOf(page);
  await tab(3).hover();
  await dot(1).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(pause).toBeFocused();
  await arrive();
  await expect(page.getByRole('tooltip')).toHaveText(carouselWords.pause);
  await expectSelected(3);
});

test('sends a message without leaving the page, whatever is clicked after it', async ({ page }) => {
  // After a second the browser would post the form.
  await stopTime(page);
  const arrive = await openSlowly(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill();
  await button.click();
  await page.getByRole('banner').click({ position: { x: 640, y: 12 } });
  await arrive();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page).toHaveURL('/');
});

test('leaves the message to the browser when the scripts take too long', async ({ page }) => {
  await openSlowly(page, '/');
  const { fields, fill, button } = contactFormOf(page);
  await fill({ email: '' });
  await button.click();
  await expect(fields.email).toBeFocused();
  await fill();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
});
