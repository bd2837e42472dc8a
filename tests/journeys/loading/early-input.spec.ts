import { constants } from '#content/constants.ts';
import { carouselWords } from '#content/hero-slides.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { heroOf, pointAway } from '#tests/support/page/hero.ts';
import { openSlowly, pass, stopTime } from '#tests/support/page/open.ts';
import { serviceTabsOf } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const { heroAutoAdvanceInterval: interval } = constants;

test.use(inMotion);

test('a menu that is asked for twice while scripts are on their way opens once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openSlowly(page, '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await arrive();
  await expect(bar.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  // From now on every press counts.
  await bar.getByRole('button', { name: 'Close menu' }).click();
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a slide that is chosen by then is shown', async ({ page }) => {
  const arrive = await openSlowly(page, '/');
  const { dot, expectShown } = heroOf(page);
  await dot(2).press('Enter');
  await arrive();
  await expectShown(2);
});

test('a click on a slide stops them, by then too', async ({ page }) => {
  await stopTime(page);
  const arrive = await openSlowly(page, '/');
  const { slide, expectShown } = heroOf(page);
  await slide(1).getByRole('paragraph').first().click();
  await pointAway(page);
  await arrive();
  await pass(page, 3 * interval);
  await expectShown(1);
});

for (const [width, role, state] of [
  [390, 'button', 'aria-expanded'],
  [1280, 'tab', 'aria-selected'],
] as const) {
  test(`a service that is chosen by then is shown, and stays, ${width} pixels wide`, async ({
    page,
  }) => {
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
}

test('services wait for a pointer that rests on them since', async ({ page }) => {
  await stopTime(page);
  const arrive = await openSlowly(page, '/');
  const rests = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  test.skip(!rests, 'This browser knows of no pointer that rests.');
  const { tab, expectSelected } = serviceTabsOf(page);
  await tab(3).hover();
  await arrive();
  await pass(page, 9000);
  await expectSelected(3);
});

test('a control that is focused by then is explained', async ({ page }) => {
  const arrive = await openSlowly(page, '/');
  const { dot, pause } = heroOf(page);
  await dot(1).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(pause).toBeFocused();
  await arrive();
  await expect(page.getByRole('tooltip')).toHaveText(carouselWords.pause);
});

test('a message that is sent by then is sent without leaving the page, whatever is clicked after it', async ({
  page,
}) => {
  // After a second the browser would send it.
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

test('where scripts take too long the browser sends it', async ({ page }) => {
  await openSlowly(page, '/');
  const { fields, button } = contactFormOf(page);
  await fields.name.fill(message.name);
  await button.click();
  await expect(fields.email).toBeFocused();
  await contactFormOf(page).fill();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
});
