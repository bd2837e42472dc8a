import { paths } from '#shared/paths.ts';
import { getContactForm, sentTitle } from '#tests/support/page/contact.ts';
import { expectArrived } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { openWithDelayedScripts } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { uniqueWord } from '#tests/support/server/messages.ts';

test.use(inMotion);

test('two clicks before hydration leave the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await openWithDelayedScripts(page, '/');
  const { openMenu, closeMenu } = getHeader(page);
  await openMenu.click();
  await openMenu.click();
  await releaseScripts();
  await expect(closeMenu).toHaveAttribute('aria-expanded', 'true');
  await closeMenu.click();
  await expect(openMenu).toBeVisible();
});

test('the browser submits a message that is sent before hydration', async ({ page }) => {
  await openWithDelayedScripts(page, '/');
  const { field, fill, button } = getContactForm(page);
  await fill({ email: '' });
  await button.click();
  await expect(field('email')).toBeFocused();
  const mark = uniqueWord();
  await fill({ name: mark });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
  await expect(page).toHaveURL(paths.contactForm);
  await expectArrived(mark);
});
