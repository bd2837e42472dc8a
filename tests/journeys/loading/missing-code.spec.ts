import type { Page } from '@playwright/test';
import { about as aboutWords } from '#content/about.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, failedTitle, message, sentTitle } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { serviceList } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** Errors of the browser, and of the page about a script that failed. */
const browsersOwn = /Failed to (load resource|fetch)|ERR_|Failed to load module script/;

const about = (page: Page) => barOf(page).entry('/about');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ complaints }) => complaints.expect(browsersOwn));

test('leaves a link followed offline to the browser, and keeps the form for Back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await contactFormOf(page).fill();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // A pointer over the link would have fetched its page.
  await about(page).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  expect(await contactFormOf(page).values()).toEqual(message);
  await about(page).click();
  await expect(heading(page)).toHaveText(aboutWords.title);
});

const sender = '**/assets/send-message-*.js';

test('posts the form to the server when the code that sends it is gone', async ({ page }) => {
  await page.route(sender, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await open(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill({ name: `mark-${crypto.randomUUID()}` });
  await button.click();
  await expect(heading(page)).toHaveText(sentTitle);
  expect(new URL(page.url()).search).toBe('');
});

test('shows an error and keeps the fields when the server is gone, too', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error: The message could not be sent/);
  for (const gone of [sender, '**/healthz']) {
    await page.route(gone, (route) => route.abort('connectionrefused'));
  }
  await open(page, '/');
  const { fill, button, values } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  expect(await values()).toEqual(message);
  await expect(button).toBeEnabled();

  // Older browsers do not fetch the code again: their form goes to the server.
  await page.unrouteAll();
  await button.click();
  await expect(page.getByText(sentTitle)).toBeVisible();
});

test.describe('without any script', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort('connectionreset')));

  test('opens every service, and the menu', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#services');
    for (const [width, role] of [
      [1280, 'tab'],
      [390, 'button'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const { title, words } of serviceList.slice(1)) {
        const last = section.getByText(words.at(-1) ?? '').last();
        await expect(last).toBeHidden();
        await section.getByRole(role, { name: title }).press('Enter');
        await expect(last).toBeVisible();
        await page.keyboard.press('Escape');
      }
    }

    const { entry, openMenu } = barOf(page);
    await expect(entry('/careers')).toBeHidden();
    await openMenu.click();
    await entry('/careers').click();
    await expect(page).toHaveURL('/careers');
  });
});
