import type { Page } from '@playwright/test';
import { about as aboutWords } from '#content/about.ts';
import {
  answerCalls,
  contactFormOf,
  failedTitle,
  message,
  sentTitle,
} from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { nthService, serviceList } from '#tests/support/page/services.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** What the browser says of what does not arrive, and the page of a script that it waits for. */
const browsersOwn = /Failed to (load resource|fetch)|ERR_|Failed to load module script/;

/** The documents that are asked for from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link that is followed offline is the browser’s to tell of, and Back keeps what was typed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(browsersOwn);
  await open(page, '/');
  await contactFormOf(page).fill();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const documents = documentsOf(page);
  // Pointed at, it would have been fetched before.
  await about(page).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => documents).toEqual(['/about']);
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

test('where the code that sends is gone, the form goes to the server as it is', async ({
  page,
  complaints,
}) => {
  complaints.expect(browsersOwn);
  await page.route(sender, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await open(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill({ name: `mark-${crypto.randomUUID()}` });
  await button.click();
  await expect(heading(page)).toHaveText(sentTitle);
  expect(new URL(page.url()).search).toBe('');
});

test('where the server is gone with it, the visitor is told and the fields are kept', async ({
  page,
  complaints,
}) => {
  complaints.expect(browsersOwn, /^error: The message could not be sent/);
  for (const gone of [sender, '**/healthz']) {
    await page.route(gone, (route) => route.abort('connectionrefused'));
  }
  await open(page, '/');
  const calls = await answerCalls(page);
  const { fill, button, values } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  expect(await values()).toEqual(message);
  await expect(button).toBeEnabled();

  await page.unroute(sender);
  await button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  expect(calls.inserts).toEqual([message]);
});

test('where no script arrives at all, every page reads and its links lead on', async ({
  page,
  complaints,
}) => {
  complaints.expect(browsersOwn);
  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  for (const path of ['/', '/about', '/careers', '/product']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
  await about(page).click();
  await expect(page).toHaveURL('/about');
});

for (const width of [390, 1280]) {
  test(`nor are its services kept back, ${width} pixels wide`, async ({ page, complaints }) => {
    complaints.expect(browsersOwn);
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/*.js', (route) => route.abort('connectionreset'));
    await page.goto('/');
    const section = page.locator('#services');
    for (const { title, words } of serviceList) {
      const last = section.getByText(words.at(-1) ?? '').last();
      if (title !== nthService(1).title) {
        await expect(last).toBeHidden();
        await section.getByRole(width < 1024 ? 'button' : 'tab', { name: title }).press('Enter');
      }
      await expect(last).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
}

test('the menu opens where no script arrives', async ({ page, complaints }) => {
  complaints.expect(browsersOwn);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await entry.click();
  await expect(page).toHaveURL('/careers');
});

test('where the script of a page does not arrive, it stays as it reads', async ({
  page,
  complaints,
}) => {
  complaints.expect(browsersOwn);
  await page.route('**/assets/home-*.js', (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0);
});
