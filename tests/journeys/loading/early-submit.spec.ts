import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { openSlowly, stopClock } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

// Before hydration.

test('opens the menu once at two clicks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const deliverScripts = await openSlowly(page, '/');
  const { openMenu, closeMenu } = barOf(page);
  await openMenu.click();
  await openMenu.click();
  await deliverScripts();
  await expect(closeMenu).toHaveAttribute('aria-expanded', 'true');
  await closeMenu.click();
  await expect(openMenu).toBeVisible();
});

test('sends a message without leaving the page, whatever is clicked after it', async ({ page }) => {
  // Or the browser would post the form after a second.
  await stopClock(page);
  const deliverScripts = await openSlowly(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill();
  await button.click();
  await page.getByRole('banner').click({ position: { x: 640, y: 12 } });
  await deliverScripts();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page).toHaveURL('/');
});

test('lets the browser post the message if the scripts take too long', async ({ page }) => {
  await openSlowly(page, '/');
  const { fields, fill, button } = contactFormOf(page);
  await fill({ email: '' });
  await button.click();
  await expect(fields.email).toBeFocused();
  await fill();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
});
