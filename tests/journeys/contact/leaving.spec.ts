import { chromium, type Page } from '@playwright/test';
import { makeMessage } from '#shared/message-texts.ts';
import { getContactForm, message, mockBackend, sentTitle } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, reloadWithDelayedScripts, waitForHydration } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { makeMark } from '#tests/support/server/messages.ts';
import { chromiumLaunch } from '#tools/programs.ts';

async function goToAbout(page: Page) {
  await getHeader(page).link('/about').click();
  await expect(page).toHaveURL('/about');
  await waitForHydration(page);
}

test('a message arrives although the visitor leaves while it is sent', async ({ page }) => {
  const left = Promise.withResolvers<void>();
  await page.route('**/rest/v1/contacts*', async (route) => {
    await left.promise;
    await route.continue();
  });
  await open(page, '/');
  const { fill, button } = getContactForm(page);
  const mark = makeMark();
  await fill({ name: mark });
  const request = page.waitForRequest('**/rest/v1/contacts*');
  await button.click();
  await request;
  await goToAbout(page);
  left.resolve();
  await expect.poll(listMessages).toContain(mark);
});

test('what was typed in this tab comes back into empty fields until it is sent', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const { fill, fields, button, values } = getContactForm(page);
  await fill();
  await page.reload();
  await waitForHydration(page);
  expect(await values()).toEqual(message);
  expect(JSON.stringify(await context.storageState())).not.toContain(message.name);

  await goToAbout(page);
  await getHeader(page).link('/#contact').click();
  await waitForHydration(page);
  expect(await values()).toEqual(message);

  // Text typed before hydration stays.
  const releaseScripts = await reloadWithDelayedScripts(page);
  await fields.name.fill('Grace Hopper');
  await releaseScripts();
  expect(await values()).toEqual({ ...message, name: 'Grace Hopper' });

  await mockBackend(page);
  await button.click();
  await expect(page.getByText(sentTitle)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  expect(await values()).toEqual(makeMessage(() => ''));
});

test('Back restores the page from the back/forward cache, with the form as it was', async ({
  baseURL,
}) => {
  // Playwright disables the cache, and the headless shell lacks it.
  const browser = await chromium.launch({
    ...chromiumLaunch('chromium'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const { fill, values } = getContactForm(page);
  await open(page, '/');
  await fill();
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await goToAbout(page);
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-left]')).toBeAttached();
  expect(await values()).toEqual(message);
  await browser.close();
});
