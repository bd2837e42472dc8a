import type { Page, Route } from '@playwright/test';
import { company } from '#content/company.ts';
import { formWords } from '#content/contact.ts';
import {
  answerCalls,
  contactFormOf,
  failedDescription,
  failedTitle,
  message,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { open, openInStoppedTime, pass, skip } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { toasts } = formWords;

/** The browser's own report of a failed request. */
const browsersOwn = /^error: Failed to load resource/;
const fromTheSite = /^error: (?!Failed to load resource)/;

const failures: [string, (route: Route) => Promise<unknown>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { message: 'broken' } })],
  ['a refusal', (route) => route.fulfill({ status: 401, json: { code: '42501', message: 'no' } })],
  ['a refusal with the body null', (route) => route.fulfill({ status: 400, json: null })],
  // data-api.test.ts has those that a client library takes for success.
  ['no connection', (route) => route.abort('connectionrefused')],
];

async function expectFailed(page: Page) {
  const { button, values } = contactFormOf(page);
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  await expect(page.getByRole('alert')).toContainText(failedDescription);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(button).toHaveText(submit.idle);
  await expect(button).toBeEnabled();
  expect(await values()).toEqual(message);
  // Only an error that the visitor can mend is explained in the form.
  await expect(button).toHaveAccessibleDescription('');
  await expect(page.locator('#contact [aria-invalid]')).toHaveCount(0);
}

test('a failed insert shows and logs an error, and keeps the fields', async ({
  page,
  complaints,
}) => {
  complaints.expect(browsersOwn, fromTheSite);
  await openInStoppedTime(page, '/');
  const { button, fill } = contactFormOf(page);
  await fill();

  for (const [name, insert] of failures) {
    await test.step(name, async () => {
      const logged = complaints.matching(fromTheSite).length;
      await page.unrouteAll();
      const calls = await answerCalls(page, { insert });
      await button.click();
      await expectFailed(page);
      const address = page.getByRole('alert').getByRole('link', { name: toasts.failed.link.words });
      await expect(address).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
      expect(complaints.matching(fromTheSite).length - logged, 'times it is logged').toBe(1);
      expect(complaints.matching(/TypeError: Cannot/)).toEqual([]);

      // No retry, and no notification of a message that is not stored.
      await skip(page, 60_000);
      expect(calls.inserts).toHaveLength(1);
      expect(calls.notifications).toHaveLength(0);
      await expect(page.getByRole('alert')).toBeEmpty();
    });
  }
});

test('a visitor who goes offline sees the error, and sends once online again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(browsersOwn, fromTheSite);
  await open(page, '/');
  await context.setOffline(true);
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expectFailed(page);
  await context.setOffline(false);
  await button.click();
  await expect(button).toHaveText(submit.sent);
});

test('a browser that only believes it is offline sends the message', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await open(page, '/');
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(button).toHaveText(submit.sent);
});

/** With the number of warnings by then. */
const notificationFailures: [string, (route: Route) => Promise<unknown>, warnings: number][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { message: 'no mail' } }), 1],
  ['404', (route) => route.fulfill({ status: 404, body: '' }), 2],
  ['no connection', (route) => route.abort('connectionrefused'), 3],
  ['no answer', () => new Promise(() => {}), 3],
];

test('a failed notification changes nothing for the visitor', async ({ page, complaints }) => {
  complaints.expect(browsersOwn, /^warning:/);
  await openInStoppedTime(page, '/');
  const { button, fill } = contactFormOf(page);
  for (const [name, notify, warnings] of notificationFailures) {
    await test.step(name, async () => {
      await page.unrouteAll();
      const calls = await answerCalls(page, { notify });
      await fill();
      await button.click();
      await expect(button).toHaveText(submit.sent);
      await expect(page.getByRole('status')).toContainText(sentTitle);
      await expect.poll(() => calls.notifications).toHaveLength(1);
      await expect.poll(() => complaints.matching(/^warning:/)).toHaveLength(warnings);
      await expect(page.getByRole('alert')).toBeEmpty();
      expect(calls.inserts).toHaveLength(1);
      await pass(page, 3000);
      await expect(button).toHaveText(submit.idle);
    });
  }
});
