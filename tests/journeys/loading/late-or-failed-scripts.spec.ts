import { paths } from '#shared/paths.ts';
import { getContactForm, sentTitle } from '#tests/support/page/contact.ts';
import { expectArrived } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, openWithDelayedScripts } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { uniqueWord } from '#tests/support/server/messages.ts';

test.use(inMotion);

/** Matches the browser's errors about failed requests and scripts. */
const browserErrors = /Failed to (load resource|fetch)|ERR_|Failed to load module script/;

test('before hydration, the browser submits the form', async ({ page }) => {
  await openWithDelayedScripts(page, '/');
  const { field, fill, button } = getContactForm(page);
  await fill({ email: '' });
  await button.click();
  await expect(field('email')).toBeFocused();
  const word = uniqueWord();
  await fill({ name: word });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
  await expect(page).toHaveURL(paths.contactForm);
  await expectArrived(word);
});

test('the browser submits the form without the sending script', async ({ page, pageErrors }) => {
  pageErrors.allow(browserErrors);
  await page.route('**/assets/send-message-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  const word = uniqueWord();
  const { fill, button } = getContactForm(page);
  await fill({ name: word });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  await expectArrived(word);
});

test('if no script loads, one service is open and the menu works', async ({ page, pageErrors }) => {
  pageErrors.allow(browserErrors);
  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await getServices(page).expectOpen(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const { link, openButton } = getHeader(page);
  await expect(link('/careers')).toBeHidden();
  await openButton.click();
  await link('/careers').click();
  await expect(page).toHaveURL('/careers');
});
