import { contactCopy } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';
import { sendMessage } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import { open } from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('Escape dismisses a toast and restores the previous focus', async ({ page }) => {
  await open(page, '/');
  await sendMessage(page, 201);
  const toast = page.getByRole('status');
  const linkBeforeToast = page.getByRole('link', { name: contactCopy.next.direct.link });
  await linkBeforeToast.focus();
  await tabTo(toast.getByRole('button'));
  await page.keyboard.press('Escape');
  await expect(toast).toBeEmpty();
  await expect(linkBeforeToast).toBeFocused();
});

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await open(page, '/careers');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  // The link is not only moved but clipped, because a full-page screenshot shows what is above the viewport.
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

test('the menu and its links can be used by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const { openButton, closeButton, link } = getHeader(page);
  await tabTo(openButton);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link('/#services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openButton).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(closeButton).toBeFocused();
  // This link leads to the current page.
  await tabTo(link('/about'));
  await page.keyboard.press('Enter');
  await expect(openButton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectScrollY(page, 0);
});
