import type { Route } from '@playwright/test';
import { company } from '#content/company.ts';
import { contactCopy, formCopy } from '#content/contact.ts';
import { contactErrors } from '#content/contact-responses.ts';
import type { MessageColumn } from '#shared/message.ts';
import { constraintName, type MessageRule } from '#shared/message-rules.ts';
import {
  failedDescription,
  failedTitle,
  getContactForm,
  getErrorText,
  mockBackend,
  respond,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import {
  advanceClock,
  delayRequests,
  open,
  openWithStoppedClock,
  stopClock,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { validMessage } from '#tests/support/server/messages.ts';

/** Makes the response of PostgREST and the Node server to a message that violates a constraint. */
function respondWithViolation(column: MessageColumn, rule: MessageRule) {
  const constraint = constraintName({ column, rule });
  const message = `new row for relation "contacts" violates check constraint "${constraint}"`;
  return respond(400, { code: '23514', message });
}

const neverRespond = () => new Promise(() => {});

const siteErrors = /^error: The message could not be sent/;
const browserErrors = /^error: Failed to load resource/;

/** Each entry has a name, a response and, if the visitor can correct the fault, the explanation. */
const failures = [
  ['an error', respond(500, { message: 'broken' })],
  ['an error without a body', respond(400)],
  ['no connection', (route: Route) => route.abort()],
  ['too many messages', respond(429), contactErrors.tooMany],
  ['a message that is too large for a proxy', respond(413), contactErrors.tooLarge],
  ['a name over the limit', respondWithViolation('name', 'length'), getErrorText('name', 'length')],
] as const;

test('a failure is explained and not retried, and keeps the text', async ({ page, pageErrors }) => {
  pageErrors.allow(browserErrors, siteErrors);
  await page.setViewportSize({ width: 390, height: 500 });
  await openWithStoppedClock(page, '/');
  const { field, button, fill, expectValues, expectStep } = getContactForm(page);
  const alert = page.getByRole('alert');
  for (const [name, insert, explanation = ''] of failures)
    await test.step(name, async () => {
      const reportedBefore = pageErrors.matching(siteErrors).length;
      await page.unrouteAll();
      const calls = await mockBackend(page, { insert });
      await fill();
      await field('email').press('Enter');
      await expect(alert).toContainText(failedTitle);
      await expect(alert).toContainText(failedDescription);
      const link = alert.getByRole('link', { name: formCopy.toasts.failed.link.text });
      await expect(link).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
      await expect(button).toHaveText(submit.idle);
      await expectValues(validMessage);
      await expectStep(1, contactCopy.next.failedLabel);
      await expect(button).toHaveAccessibleDescription(explanation);
      await expect(explanation ? button : field('email')).toBeFocused();
      if (explanation) await expect(page.getByText(explanation)).toBeInViewport({ ratio: 1 });

      await advanceClock(page, 60_000);
      expect(calls).toEqual({ inserts: [validMessage], notifications: [] });
      expect(pageErrors.matching(siteErrors)).toHaveLength(reportedBefore + 1);
      await expect(alert).toBeEmpty();
      await field('name').fill('Ada');
      await expectStep(0);
    });
});

test('sending fails after 15 seconds without a response', async ({ page, pageErrors }) => {
  pageErrors.allow(siteErrors);
  await openWithStoppedClock(page, '/');
  const calls = await mockBackend(page, { insert: neverRespond });
  const { button, fill } = getContactForm(page);
  await fill();
  await button.click();
  await expect.poll(() => calls.inserts).toEqual([validMessage]);
  await advanceClock(page, 14_999);
  await expect(button).toHaveText(submit.sending);
  await advanceClock(page, 1);
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  await expect(button).toHaveText(submit.idle);
  expect(calls).toEqual({ inserts: [validMessage], notifications: [] });
  // A new attempt removes the previous attempt's toast.
  await button.click();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a sending script that loads after 15 seconds sends nothing', async ({ page, pageErrors }) => {
  pageErrors.allow(siteErrors);
  await stopClock(page);
  const sendingScript = '**/assets/send-message-*.js';
  const release = await delayRequests(page, sendingScript);
  const calls = await mockBackend(page);
  await open(page, '/');
  const { button, fill } = getContactForm(page);
  await fill();
  await button.click();
  await advanceClock(page, 14_999);
  await expect(button).toHaveText(submit.sending);
  await advanceClock(page, 1);
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  const loaded = page.waitForResponse(sendingScript);
  release();
  await (await loaded).finished();
  await waitForIdle(page);
  expect(calls.inserts).toEqual([]);
});

for (const [name, notify, warnings] of [
  ['request fails', respond(500, { message: 'no mail' }), 1],
  ['request hangs', neverRespond, 0],
] as const)
  test(`success is shown even if the notification ${name}`, async ({ page, pageErrors }) => {
    pageErrors.allow(browserErrors, /^warning:/);
    await openWithStoppedClock(page, '/');
    const { button, fill } = getContactForm(page);
    const calls = await mockBackend(page, { notify });
    await fill();
    await button.click();
    await expect(button).toHaveText(submit.sent);
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await expect.poll(() => calls.notifications).toEqual([validMessage]);
    // The time limit for sending the message does not abort the request for its notification.
    await advanceClock(page, 15_000);
    await expect.poll(() => pageErrors.matching(/^warning:/)).toHaveLength(warnings);
  });
