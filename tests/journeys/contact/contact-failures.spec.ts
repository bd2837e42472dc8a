import type { Route } from '@playwright/test';
import { company } from '#content/company.ts';
import { contactWords, formWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import type { MessageColumn } from '#shared/message.ts';
import { constraintName, type MessageRule } from '#shared/message-rules.ts';
import {
  answerCalls,
  contactFormOf,
  failedDescription,
  failedTitle,
  message,
  refusalOf,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { advanceClock, jumpClock, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

type Response = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Each with the control that explains it, and the words, if the visitor can do something. */
const failures: [string, Response?, (MessageColumn | 'button')?, words?: string][] = [
  ['an error', { status: 500, json: { message: 'broken' } }],
  ['an error without words', { status: 400, json: null }],
  ['no connection'],
  ['too many messages', { status: 429, body: '' }, 'button', contactRefusals.tooMany],
  ['one too large for a proxy', { status: 413, body: 'No' }, 'button', contactRefusals.tooLarge],
  ['a name too long', broken('name', 'length'), 'name', refusalOf('name', 'length')],
  ['a blank message', broken('message', 'not_blank'), 'message', refusalOf('message', 'not_blank')],
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
  complaints,
}) => {
  complaints.expect(browserErrors, siteErrors);
  // So low that the bar could cover the refused control.
  await page.setViewportSize({ width: 390, height: 500 });
  await openWithStoppedClock(page, '/');
  const { fields, button, fill, values, expectStep } = contactFormOf(page);
  const alert = page.getByRole('alert');
  await fill();
  let logged = 0;

  for (const [name, response, control, words = ''] of failures)
    await test.step(name, async () => {
      await page.unrouteAll();
      const calls = await answerCalls(page, {
        insert: (route) => (response ? route.fulfill(response) : route.abort()),
      });
      await (control === 'button' ? fields.email.press('Enter') : button.click());
      await expect(alert).toContainText(failedTitle);
      await expect(alert).toContainText(failedDescription);
      const address = alert.getByRole('link', { name: formWords.toasts.failed.link.words });
      await expect(address).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(button).toHaveText(submit.idle);
      await expect(button).toBeEnabled();
      expect(await values()).toEqual(message);
      expect(complaints.matching(siteErrors), 'logged once').toHaveLength(++logged);
      // A refused message counts as being written.
      await (control ? expectStep(0) : expectStep(1, contactWords.next.failed));

      const column = control === 'button' ? undefined : control;
      const marked = column ? fields[column] : button;
      await expect(marked).toBeFocused();
      await expect(marked).toHaveAccessibleDescription(words);
      await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(column ? 1 : 0);
      if (words) await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
      const isOnTop = await marked.evaluate((found) => {
        const { left, top } = found.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + 4) === found;
      });
      expect(isOnTop).toBe(true);

      // No retry, and no notification of a message that is not stored.
      await jumpClock(page, 60_000);
      expect(calls).toEqual({ inserts: [message], notifications: [] });
      await expect(alert).toBeEmpty();

      if (!column) return;
      await fields[column].pressSequentially('x');
      await expect(page.getByText(words)).toHaveCount(0);
      await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(0);
      await fill();
    });
});

test('a failed notification is a warning, and changes nothing for the visitor', async ({
  page,
  complaints,
}) => {
  complaints.expect(browserErrors, /^warning:/);
  await openWithStoppedClock(page, '/');
  const { button, fill } = contactFormOf(page);
  const failed = (route: Route) => route.fulfill({ status: 500, json: { message: 'no mail' } });
  for (const notify of [failed, () => new Promise(() => {})]) {
    await page.unrouteAll();
    const calls = await answerCalls(page, { notify });
    await fill();
    await button.click();
    await expect(button).toHaveText(submit.sent);
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await expect.poll(() => calls.notifications).toHaveLength(1);
    await expect.poll(() => complaints.matching(/^warning:/)).toHaveLength(1);
    await expect(page.getByRole('alert')).toBeEmpty();
    await advanceClock(page, 3000);
    await expect(button).toHaveText(submit.idle);
  }
});
