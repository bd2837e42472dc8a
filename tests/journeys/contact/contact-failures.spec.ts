import type { Route } from '@playwright/test';
import { company } from '#content/company.ts';
import { contactWords, formWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import type { MessageColumn } from '#shared/message.ts';
import { constraintName, type MessageRule } from '#shared/message-rules.ts';
import {
  errorTextOf,
  failedDescription,
  failedTitle,
  getContactForm,
  message,
  mockBackend,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import {
  advanceClock,
  jumpClock,
  open,
  openWithStoppedClock,
  stopClock,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

type Response = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Name, response (none: no connection) and, if the visitor can do something, the words that say so. */
const failures: [string, Response?, explanation?: string][] = [
  ['an error', { status: 500, json: { message: 'broken' } }],
  ['an error without words', { status: 400, json: null }],
  ['no connection'],
  ['too many messages', { status: 429, body: '' }, contactRefusals.tooMany],
  ['one too large for a proxy', { status: 413, body: 'No' }, contactRefusals.tooLarge],
  ['a name too long', broken('name', 'length'), errorTextOf('name', 'length')],
  ['a blank message', broken('message', 'not_blank'), errorTextOf('message', 'not_blank')],
];

/** As PostgREST and our own server report it. */
function broken(column: MessageColumn, rule: MessageRule): Response {
  const constraint = constraintName({ column, rule });
  const words = `new row for relation "contacts" violates check constraint "${constraint}"`;
  return { status: 400, json: { code: '23514', message: words } };
}

const siteErrors = /^error: The message could not be sent/;
const browserErrors = /^error: Failed to load resource/;

test('a failed insert shows and logs an error, keeps the fields, and says what to correct', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(browserErrors, siteErrors);
  await page.setViewportSize({ width: 390, height: 500 });
  await openWithStoppedClock(page, '/');
  const { fields, button, fill, values, expectStep } = getContactForm(page);
  const alert = page.getByRole('alert');
  await fill();

  for (const [index, [name, response, explanation = '']] of failures.entries())
    await test.step(name, async () => {
      await page.unrouteAll();
      const calls = await mockBackend(page, {
        insert: (route) => (response ? route.fulfill(response) : route.abort()),
      });
      await (explanation ? fields.email.press('Enter') : button.click());
      await expect(alert).toContainText(failedTitle);
      await expect(alert).toContainText(failedDescription);
      await expect(button).toHaveText(submit.idle);
      expect(await values()).toEqual(message);
      expect(pageErrors.matching(siteErrors), 'logged once').toHaveLength(index + 1);
      await expectStep(1, contactWords.next.failed);
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleDescription(explanation);
      if (explanation) await expect(page.getByText(explanation)).toBeInViewport({ ratio: 1 });

      // No retry, and no notification of a message that is not stored.
      await jumpClock(page, 60_000);
      expect(calls).toEqual({ inserts: [message], notifications: [] });
      await expect(alert).toBeEmpty();
    });
  await fields.name.fill('Ada');
  await expectStep(0);
  await button.click();
  const address = alert.getByRole('link', { name: formWords.toasts.failed.link.words });
  await expect(address).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
});

test('a message that hangs fails fifteen seconds after the click, and is not sent later', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(siteErrors);
  await stopClock(page);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/send-message-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const calls = await mockBackend(page, { insert: () => new Promise(() => {}) });
  await open(page, '/');
  const { button, fill } = getContactForm(page);
  await fill();
  const expectFailureInTime = async () => {
    await button.click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await advanceClock(page, 14_999);
    await expect(button).toHaveText(submit.sending);
    await advanceClock(page, 1);
    await expect(page.getByRole('alert')).toContainText(failedTitle);
    await expect(button).toHaveText(submit.idle);
  };
  await expectFailureInTime();
  const loaded = page.waitForResponse('**/assets/send-message-*.js');
  code.resolve();
  await (await loaded).finished();
  await waitForIdle(page);
  expect(calls.inserts).toEqual([]);

  await expectFailureInTime();
  expect(calls).toEqual({ inserts: [message], notifications: [] });
});

test('a failed notification is a warning, and changes nothing for the visitor', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(browserErrors, /^warning:/);
  await openWithStoppedClock(page, '/');
  const { button, fill } = getContactForm(page);
  const failed = (route: Route) => route.fulfill({ status: 500, json: { message: 'no mail' } });
  for (const notify of [failed, () => new Promise(() => {})]) {
    await page.unrouteAll();
    const calls = await mockBackend(page, { notify });
    await fill();
    await button.click();
    await expect(button).toHaveText(submit.sent);
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await expect.poll(() => calls.notifications).toHaveLength(1);
    await expect.poll(() => pageErrors.matching(/^warning:/)).toHaveLength(1);
    await expect(page.getByRole('alert')).toBeEmpty();
    await advanceClock(page, 3000);
    await expect(button).toHaveText(submit.idle);
  }
});
