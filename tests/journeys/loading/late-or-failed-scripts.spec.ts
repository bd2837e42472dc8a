import { paths } from '#shared/paths.ts';
import { failedTitle, getContactForm, message, sentTitle } from '#tests/support/page/contact.ts';
import { expectArrived } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, openWithDelayedScripts } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { uniqueWord } from '#tests/support/server/messages.ts';

test.use(inMotion);

/** What the browser logs about failed requests and scripts. */
const browserErrors = /Failed to (load resource|fetch)|ERR_|Failed to load module script/;

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
  const word = uniqueWord();
  await fill({ name: word });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sentTitle);
  await expect(page).toHaveURL(paths.contactForm);
  await expectArrived(word);
});

test('the browser submits the form if the script that sends it is gone, as after a deployment', async ({
  page,
  pageErrors,
}) => {
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

test('a message stays in the form while offline, and is sent once online', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(browserErrors, /^error: The message could not be sent/);
  await open(page, '/');
  await context.setOffline(true);
  const { fill, button, expectValues } = getContactForm(page);
  await fill();
  await button.click();
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  await expectValues(message);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByText(sentTitle)).toBeVisible();
  // A new attempt removes the last toast.
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a service is open and the menu opens if no script loads', async ({ page, pageErrors }) => {
  pageErrors.allow(browserErrors);
  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await getServices(page).expectOpen(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const { link, openMenu } = getHeader(page);
  await expect(link('/careers')).toBeHidden();
  await openMenu.click();
  await link('/careers').click();
  await expect(page).toHaveURL('/careers');
});
