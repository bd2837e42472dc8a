import { contactWords } from '#content/contact.ts';
import { labels } from '#content/navigation.ts';
import { messageColumns } from '#shared/message.ts';
import { getContactForm, mockBackend } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { tabTo } from '#tests/support/page/keyboard.ts';
import {
  advanceClock,
  open,
  openWithStoppedClock,
  waitForHydration,
} from '#tests/support/page/open.ts';
import { expectScrollY } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

// No test here uses a mouse.

test('the keyboard sends a message, and dismisses toasts', async ({ page, pageErrors }) => {
  pageErrors.allow(/^error:/);
  await openWithStoppedClock(page, '/');
  let status = 500;
  await mockBackend(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  const { fields, button, fill } = getContactForm(page);
  const afterForm = page.getByRole('link', { name: contactWords.next.direct.link });
  await fill();
  await fields.name.focus();
  for (const column of messageColumns) {
    await expect(fields[column]).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');

  const alert = page.getByRole('alert');
  await expect(alert).not.toBeEmpty();
  await expect(button).toBeFocused();
  await tabTo(alert.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(alert).toBeEmpty();
  // The focus returns to where it was before the toast.
  await expect(afterForm).toBeFocused();

  await button.focus();
  status = 201;
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await advanceClock(page, 3000);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await tabTo(page.getByRole('status').getByRole('button'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(afterForm).toBeFocused();
});

test('the first link of a page skips the bar', async ({ page }) => {
  await open(page, '/careers');
  // Clipped, not only moved: a full-page screenshot shows what is above the window.
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

test('the keyboard opens, leaves and uses the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const { header, logo, link } = getHeader(page);
  const button = header.getByRole('button');
  const heading = page.getByRole('heading', { level: 1 });
  const choose = async (href: string) => {
    await tabTo(button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName(labels.closeMenu);
    await expect(button).toBeFocused();
    await tabTo(link(href));
    await page.keyboard.press('Enter');
  };
  await tabTo(button);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link('/#services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName(labels.openMenu);
  await expect(button).toBeFocused();

  // The current page.
  await page.keyboard.press('Tab');
  await choose('/about');
  await expect(link('/about')).toBeHidden();
  await expect(heading).toBeFocused();
  await expectScrollY(page, 0);

  await choose('/#contact');
  await expect(page).toHaveURL('/#contact');
  await waitForHydration(page);
  await expect(button).toHaveAccessibleName(labels.openMenu);
  await choose('/#services');
  await expect(page.locator('#services')).toBeFocused();

  await tabTo(logo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expectScrollY(page, 0);
});
