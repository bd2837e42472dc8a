import { constants } from '#content/constants.ts';
import { carouselWords } from '#content/hero-slides.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { openSlowly, pass, stopTime } from '#tests/support/page/open.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

type Hero = ReturnType<typeof heroOf>;

// What visitors do while the scripts are on their way.

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

for (const [how, shown, act] of [
  ['shows a chosen slide', 2, ({ dot }: Hero) => dot(2).press('Enter')],
  [
    'stops at a click on a slide',
    1,
    ({ slide }: Hero) => slide(1).getByRole('paragraph').first().click(),
  ],
] as const)
  test(`${how}, and stays there`, async ({ page }) => {
    await stopTime(page);
    const arrive = await openSlowly(page, '/');
    const hero = heroOf(page);
    await act(hero);
    await pointAway(page);
    await arrive();
    // Keyboard focus would hold the slide, too.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(page, 3 * interval);
    await hero.expectShown(shown);
  });

for (const [width, role, state] of [
  [390, 'button', 'aria-expanded'],
  [1280, 'tab', 'aria-selected'],
] as const)
  test(`shows a chosen service, and stays there, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await stopTime(page);
    const arrive = await openSlowly(page, '/');
    const third = page.locator('#services').getByRole(role).nth(2);
    await third.click();
    await arrive();
    await expect(third).toHaveAttribute(state, 'true');
    await pointAway(page);
    await pass(page, 9000);
    await expect(third).toHaveAttribute(state, 'true');
  });

test('selects the service under a pointer that rests', async ({ page }) => {
  await stopTime(page);
  const arrive = await openSlowly(page, '/');
  const { tab, expectSelected } = serviceTabsOf(page);
  await tab(3).hover();
  await arrive();
  await pass(page, 9000);
  await expectSelected(3);
});

test('explains a control that has the focus', async ({ page }) => {
  const arrive = await openSlowly(page, '/');
  const { dot, pause } = heroOf(page);
  await dot(1).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(pause).toBeFocused();
  await arrive();
  await expect(page.getByRole('tooltip')).toHaveText(carouselWords.pause);
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
  await fields.name.fill(message.name);
  await button.click();
  await expect(fields.email).toBeFocused();
  await fill();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
});
