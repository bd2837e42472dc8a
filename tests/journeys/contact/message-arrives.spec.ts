import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';

const dataDir = process.env['JOURNEYS_DATA_DIR'] ?? '';

async function mails(): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(complete.map((name) => readFile(join(folder, name), 'utf8')));
}

async function expectArrived(mark: string) {
  expect(await listMessages()).toContain(mark);
  const of = async () => (await mails()).filter((mail) => mail.includes(mark));
  await expect.poll(async () => (await of()).length).toBe(1);
  const [mail = ''] = await of();
  expect(mail).toMatch(new RegExp(`^Reply-To:.*${message.email}`, 'im'));
  expect(mail).toMatch(new RegExp(`^To:.*${company.mailboxes.general}`, 'im'));
  expect(mail).not.toMatch(new RegExp(`^(To|Cc|Bcc):.*${message.email}`, 'im'));
}

function marked(): string {
  return `mark-${crypto.randomUUID().slice(0, 8)}`;
}

function about(mark: string): Message {
  return { ...message, name: mark, message: `About ${mark}.` };
}

async function typeMessage(page: Page, mark: string) {
  const { fields } = contactFormOf(page);
  for (const column of messageColumns) {
    await fields[column].pressSequentially(about(mark)[column]);
  }
}

test('a message reaches the owner’s list and the company’s mailbox', async ({ page }) => {
  const mark = marked();
  await open(page, '/');
  await typeMessage(page, mark);
  await contactFormOf(page).button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expectArrived(mark);
});

test('a message typed on a phone by keyboard alone arrives', async ({ page }) => {
  const mark = marked();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await barOf(page).openMenu.press('Enter');
  await barOf(page).entry('/#contact').press('Enter');
  await expect(page).toHaveURL('/#contact');
  const { fields, button } = contactFormOf(page);
  await fields.name.focus();
  for (const text of Object.values(about(mark))) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expectArrived(mark);
});
