import type { Locator, Page, Route } from '@playwright/test';
import { formWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import {
  honeypotField,
  type Message,
  type MessageColumn,
  messageColumns,
} from '#shared/message.ts';
import { explainBrokenRule, type MessageRule } from '#shared/message-rules.ts';
import { validMessage } from '#tests/support/server/messages.ts';

const insertAddress = '**/rest/v1/contacts*';
const functionAddress = '**/functions/v1/send-contact-email';

export const message: Message = validMessage;

export const { submit } = formWords;
export const { title: sentTitle, description: sentDescription } = formWords.toasts.sent;
export const { title: failedTitle, description: failedDescription } = formWords.toasts.failed;

/** Why a field was refused, as its visitor reads it. */
export function refusalOf(column: MessageColumn, rule: MessageRule): string {
  return explainBrokenRule({ column, rule }, contactRefusals.rules, formWords.fields);
}

export interface ContactForm {
  fields: Record<keyof Message, Locator>;
  /** Whatever it says at the moment. */
  button: Locator;
  honeypot: Locator;
  fill(changes?: Partial<Message>): Promise<void>;
  values(): Promise<Message>;
}

export function contactFormOf(page: Page): ContactForm {
  const form = page.locator('#contact').getByRole('form');
  const labelled = messageColumns.map((column) => [
    column,
    form.getByLabel(formWords.fields[column].label, { exact: true }),
  ]);
  const fields: ContactForm['fields'] = Object.fromEntries(labelled);

  return {
    fields,
    button: form.getByRole('button'),
    honeypot: form.locator(`[name="${honeypotField}"]`),
    async fill(changes) {
      for (const [name, text] of Object.entries({ ...message, ...changes })) {
        await fields[name as keyof Message].fill(text);
      }
    },
    async values() {
      const values = messageColumns.map(async (column) => [
        column,
        await fields[column].inputValue(),
      ]);
      return Object.fromEntries(await Promise.all(values));
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

/** Answers in the backend's place and keeps what was asked of it. */
export async function answerCalls(
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
