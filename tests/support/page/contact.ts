import { expect, type Page, type Route } from '@playwright/test';
import { contactCopy, formCopy } from '#content/contact.ts';
import { contactErrors } from '#content/contact-responses.ts';
import { type Message, type MessageColumn, messageColumns } from '#shared/message.ts';
import { explainViolation, type MessageRule } from '#shared/message-rules.ts';
import { validMessage } from '#tests/support/server/messages.ts';

export const { submit } = formCopy;
export const { title: sentTitle, description: sentDescription } = formCopy.toasts.sent;
export const { title: failedTitle, description: failedDescription } = formCopy.toasts.failed;

/** Returns the text that tells a visitor why a field was rejected. */
export function getErrorText(column: MessageColumn, rule: MessageRule): string {
  return explainViolation({ column, rule }, contactErrors.rules, formCopy.fields);
}

export function getContactForm(page: Page) {
  const form = page.locator('#contact').getByRole('form');
  const field = (column: MessageColumn) =>
    form.getByLabel(formCopy.fields[column].label, { exact: true });

  return {
    form,
    field,
    /** The button that submits. Its label changes with the form's state. */
    button: form.getByRole('button'),
    /** Checks that the list beside the form marks this step as current, with this text. */
    async expectStep(index: number, text: string = contactCopy.next.nowLabel) {
      const current = page.locator('#contact').getByRole('list').locator('[aria-current=step]');
      await expect(current).toHaveText(`${contactCopy.next.steps[index]}${text}`);
    },
    async fill(changes?: Partial<Message>) {
      const texts = { ...validMessage, ...changes };
      for (const column of messageColumns) await field(column).fill(texts[column]);
    },
    async expectValues(expected: Message | 'empty') {
      for (const column of messageColumns)
        await expect(field(column)).toHaveValue(expected === 'empty' ? '' : expected[column]);
    },
  };
}

type Response = (route: Route) => Promise<unknown>;

/** Makes a response with a status and, if given, a JSON body. */
export function respond(status: number, json?: object): Response {
  return (route) => route.fulfill(json ? { status, json } : { status, body: '' });
}

/** Mocks the data API and the function that sends notifications, and records the bodies of requests to each. */
export async function mockBackend(
  page: Page,
  {
    insert = respond(201),
    notify = respond(200, { status: 'accepted' }),
  }: { insert?: Response; notify?: Response } = {},
): Promise<{ inserts: unknown[]; notifications: unknown[] }> {
  const calls = { inserts: [] as unknown[], notifications: [] as unknown[] };
  await page.route('**/rest/v1/contacts*', (route) => {
    calls.inserts.push(route.request().postDataJSON());
    return insert(route);
  });
  await page.route('**/functions/v1/send-contact-email', (route) => {
    calls.notifications.push(route.request().postDataJSON());
    return notify(route);
  });
  return calls;
}

/** Sends the valid message, with changes, to a mocked backend that responds with `status` or, if omitted, never. */
export async function sendMessage(
  page: Page,
  status?: number,
  changes: Partial<Message> = {},
): Promise<void> {
  await page.unrouteAll();
  await mockBackend(page, { insert: status ? respond(status) : () => new Promise(() => {}) });
  const { button, fill } = getContactForm(page);
  await fill(changes);
  await button.click();
}
