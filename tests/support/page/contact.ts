import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { contactWords, formWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import { type Message, type MessageColumn, messageColumns } from '#shared/message.ts';
import { explainBrokenRule, type MessageRule } from '#shared/message-rules.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { validMessage } from '#tests/support/server/messages.ts';

const insertAddress = '**/rest/v1/contacts*';
const functionAddress = '**/functions/v1/send-contact-email';

export const message: Message = validMessage;

export const { submit } = formWords;
export const { title: sentTitle, description: sentDescription } = formWords.toasts.sent;
export const { title: failedTitle, description: failedDescription } = formWords.toasts.failed;

/** Returns the text that tells a visitor why a field was refused. */
export function errorTextOf(column: MessageColumn, rule: MessageRule): string {
  return explainBrokenRule({ column, rule }, contactRefusals.rules, formWords.fields);
}

export function getContactForm(page: Page) {
  const form = page.locator('#contact').getByRole('form');
  const labelled = messageColumns.map((column) => [
    column,
    form.getByLabel(formWords.fields[column].label, { exact: true }),
  ]);
  const fields: Record<MessageColumn, Locator> = Object.fromEntries(labelled);

  return {
    form,
    fields,
    /** Its label changes with the form's state. */
    button: form.getByRole('button'),
    /** Checks which step the list beside the form marks, and with which words. */
    async expectStep(index: number, words: string = contactWords.next.now) {
      const list = page.locator('#contact').getByRole('list');
      const marked = list.locator('[aria-current=step]');
      await expect(marked).toHaveText(`${contactWords.next.steps[index]}${words}`);
      await expect(list.getByRole('listitem')).toContainText([...contactWords.next.steps]);
    },
    async fill(changes?: Partial<Message>) {
      const texts = { ...message, ...changes };
      for (const column of messageColumns) await fields[column].fill(texts[column]);
    },
    async values(): Promise<Message> {
      const texts = await Promise.all(messageColumns.map((column) => fields[column].inputValue()));
      return makeMessage((column) => texts[messageColumns.indexOf(column)] ?? '');
    },
  };
}

export interface Calls {
  inserts: unknown[];
  notifications: unknown[];
}

type Answer = (route: Route) => Promise<unknown>;

const stored: Answer = (route) => route.fulfill({ status: 201, body: '' });
const notified: Answer = (route) => route.fulfill({ json: { status: 'accepted' } });

/** Mocks the backend, and records the calls. */
export async function mockBackend(
  page: Page,
  { insert = stored, notify = notified }: { insert?: Answer; notify?: Answer } = {},
): Promise<Calls> {
  const calls: Calls = { inserts: [], notifications: [] };
  await page.route(insertAddress, (route) => {
    calls.inserts.push(route.request().postDataJSON());
    return insert(route);
  });
  await page.route(functionAddress, (route) => {
    calls.notifications.push(route.request().postDataJSON());
    return notify(route);
  });
  return calls;
}

/** Sends a message. The backend responds with the status, or without one never. */
export async function sendMessage(
  page: Page,
  status?: number,
  changes: Partial<Message> = {},
): Promise<void> {
  await page.unrouteAll();
  await mockBackend(page, {
    insert: (route) => (status ? route.fulfill({ status, body: '' }) : new Promise(() => {})),
  });
  const { button, fill } = getContactForm(page);
  await fill(changes);
  await button.click();
}
