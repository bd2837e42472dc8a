import type { Page, Route } from '@playwright/test';
import {
  answerCalls,
  contactFormOf,
  failedDescription,
  failedTitle,
  message,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { open, openInStoppedTime, pass } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** What the browser logs by itself of an answer it does not like. */
const browsersOwn = /^error: Failed to load resource/;
const fromTheSite = /^error: (?!Failed to load resource)/;

const failures: [string, (route: Route) => Promise<unknown>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { message: 'broken' } })],
  ['503 without a body', (route) => route.fulfill({ status: 503, body: '' })],
  ['a refusal', (route) => route.fulfill({ status: 401, json: { code: '42501', message: 'no' } })],
  ['a refusal without words', (route) => route.fulfill({ status: 401, json: {} })],
  ['a refusal that says null', (route) => route.fulfill({ status: 400, json: null })],
  ['404 without a body', (route) => route.fulfill({ status: 404, body: '' })],
  ['404 with an empty list', (route) => route.fulfill({ status: 404, json: [] })],
  [
    '404 with a page',
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not here' }),
  ],
  [
    '200 with a page',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome' }),
  ],
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
}

test('an insert that fails, in whatever way, is told of as an error', async ({
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
      expect(complaints.matching(fromTheSite).length - logged, 'times it is logged').toBe(1);
      expect(complaints.matching(/TypeError: Cannot/)).toEqual([]);

      // It is not tried again by itself, and nobody is notified of what is not stored.
      await pass(page, 60_000);
      expect(calls.inserts).toHaveLength(1);
      expect(calls.notifications).toHaveLength(0);
      // By then its toast has gone.
      await expect(page.getByRole('alert')).toBeEmpty();
    });
  }
});

test('offline before the form was touched is told the same way', async ({
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
  // Back online, what could not be fetched before can be.
  await context.setOffline(false);
  await button.click();
  await expect(button).toHaveText(submit.sent);
});

const silences: [string, (route: Route) => Promise<unknown>][] = [
  ['fails', (route) => route.fulfill({ status: 500, json: { message: 'no mail' } })],
  ['is not there', (route) => route.fulfill({ status: 404, body: '' })],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
];

test('a notification that fails changes nothing for the visitor', async ({ page, complaints }) => {
  complaints.expect(browsersOwn, /^warning:/);
  await openInStoppedTime(page, '/');
  const { button, fill } = contactFormOf(page);
  for (const [index, [name, notify]] of silences.entries()) {
    await test.step(name, async () => {
      await page.unrouteAll();
      const calls = await answerCalls(page, { notify });
      await fill();
      await button.click();
      await expect(button).toHaveText(submit.sent);
      await expect(page.getByRole('status')).toContainText(sentTitle);
      await expect.poll(() => complaints.matching(/^warning:/).length).toBe(index + 1);
      await expect(page.getByRole('alert')).toBeEmpty();
      expect(calls.inserts).toHaveLength(1);
      await pass(page, 3000);
    });
  }
});

test('a notification that never answers keeps nobody waiting', async ({ page }) => {
  await openInStoppedTime(page, '/');
  const calls = await answerCalls(page, { notify: () => new Promise(() => {}) });
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(button).toHaveText(submit.sent);
  await expect.poll(() => calls.notifications.length).toBe(1);
  await pass(page, 3000);
  await expect(button).toHaveText(submit.idle);
  await expect(page.getByRole('status')).toContainText(sentTitle);
});
