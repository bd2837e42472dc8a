import { expect, type Page } from '@playwright/test';
import { type Contact, contactLimits } from '#contract/contact.ts';
import {
  answerCalls,
  contactFormOf,
  failedTitle,
  message,
  sentTitle,
} from '../../e2e/support/contact.ts';
import { laptop, phone, type State, type Subject, tablet } from './shot.ts';

const page = 'home';
const widths = [phone, tablet, laptop];
const noScript = { javaScriptEnabled: false };

export const formStates: readonly State[] = [
  { page, name: 'form-invalid', widths, show: sendEmpty },
  { page, name: 'form-filled', widths, show: fill },
  { page, name: 'form-filled-to-the-limits', widths, show: fillToTheLimits },
  { page, name: 'form-sending', widths, show: send },
  { page, name: 'form-sent', widths, show: (page) => sendAnswered(page, 201) },
  { page, name: 'form-failed', widths, show: (page) => sendAnswered(page, 500) },
  { page, name: 'toast-sent', widths, show: (page) => showToast(page, 201, sentTitle) },
  { page, name: 'toast-failed', widths, show: (page) => showToast(page, 500, failedTitle) },
  { page, name: 'post-sent', widths, browser: noScript, show: (page) => post(page, 'Engines') },
  { page, name: 'post-failed', widths, browser: noScript, show: (page) => post(page, '  ') },
];

/** The browser's bubble is not part of the page and in no picture. */
async function sendEmpty(page: Page): Promise<Subject> {
  const { fields, button } = contactFormOf(page);
  await fields.name.fill(message.name);
  await button.click();
  await expect(fields.email).toBeFocused();
  return formIn(page);
}

async function fill(page: Page): Promise<Subject> {
  await fillIn(page);
  return formIn(page);
}

async function fillToTheLimits(page: Page): Promise<Subject> {
  const longest = (limit: number) =>
    'Supercalifragilistic '.repeat(limit).slice(0, limit - 1) + '.';
  await fillIn(page, {
    name: longest(contactLimits.name),
    email: `${'long.address.'.repeat(4)}@${'subdomain.'.repeat(6)}example`,
    company: 'C'.repeat(contactLimits.company),
    message: longest(contactLimits.message),
  });
  return formIn(page);
}

async function send(page: Page): Promise<Subject> {
  await answerCalls(page, { insert: () => new Promise(() => {}) });
  const { button } = contactFormOf(page);
  await fillIn(page);
  await button.click();
  await expect(button).toHaveText('Sending...');
  return formIn(page);
}

async function sendAnswered(page: Page, status: number): Promise<Subject> {
  await answerCalls(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  const { button } = contactFormOf(page);
  await fillIn(page);
  await button.click();
  await expect(button).toHaveText(status === 201 ? 'Message Sent!' : 'Send Message');
  await expect(page.getByRole(status === 201 ? 'status' : 'alert')).not.toBeEmpty();
  return formIn(page);
}

async function showToast(page: Page, status: number, title: string): Promise<Subject> {
  await sendAnswered(page, status);
  await expect(page.getByText(title)).toBeInViewport({ ratio: 1 });
  return 'window';
}

/** As a browser without scripts sends it; a company of spaces alone comes back as a mistake. */
async function post(page: Page, company: string): Promise<Subject> {
  const { button } = contactFormOf(page);
  await fillIn(page, { company });
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    company.trim() ? sentTitle : failedTitle,
  );
  return 'whole page';
}

async function fillIn(page: Page, changes: Partial<Contact> = {}): Promise<void> {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a form is filled, no array
  await contactFormOf(page).fill({ ...message, ...changes });
}

async function formIn(page: Page): Promise<Subject> {
  await page.mouse.move(2, 2);
  return { part: page.locator('#contact') };
}
