import { contactCopy } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';
import { messageColumns } from '#shared/message.ts';
import { getContactForm, mockBackend, sendMessage, submit } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { advanceClock, open, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('sends a message by keyboard, and keeps focus on the button', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await mockBackend(page);
  const { field, button, fill } = getContactForm(page);
  await fill();
  await field('name').focus();
  for (const column of messageColumns) {
    await expect(field(column)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveText(submit.sent);
  await advanceClock(page, 3000);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});

for (const [role, status, key] of [
  ['alert', 500, 'Enter'],
  ['status', 201, 'Escape'],
] as const)
  test(`${key} dismisses a toast with role ${role}, and returns focus`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/^error:/);
    await open(page, '/');
    await sendMessage(page, status);
    const toast = page.getByRole(role);
    const afterForm = page.getByRole('link', { name: contactCopy.next.direct.link });
    await afterForm.focus();
    await tabTo(toast.getByRole('button'));
    await page.keyboard.press(key);
    await expect(toast).toBeEmpty();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await open(page, '/careers');
  // Clipped, not only moved: a full-page screenshot shows what is above the viewport.
  await expect(page.getByRole('link', { name: labels.skipToContent })).toHaveCSS(
    'clip-path',
    'inset(50%)',
  );
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

test('opens, closes and uses the mobile menu by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const { openMenu, closeMenu, link } = getHeader(page);
  await tabTo(openMenu);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link('/#services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(closeMenu).toBeFocused();
  // The current page.
  await tabTo(link('/about'));
  await page.keyboard.press('Enter');
  await expect(openMenu).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectScrollY(page, 0);
});
