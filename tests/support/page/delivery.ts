import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { company } from '#content/company.ts';
import { runScript } from '#tests/support/server/program.ts';
import { message } from './contact.ts';

/** Returns the emails with a mark that a server has written to its data folder. */
export async function emailsWith(
  mark: string,
  dataDir = process.env['JOURNEYS_DATA_DIR'] ?? '',
): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(complete.map((name) => readFile(join(folder, name), 'utf8')));
  return emails.filter((mail) => mail.includes(mark));
}

/** Checks that the owner can list the message, and has one email, which replies to the sender. */
export async function expectArrived(mark: string): Promise<void> {
  expect(await listMessages()).toContain(mark);
  await expect.poll(async () => (await emailsWith(mark)).length).toBe(1);
  const [mail = ''] = await emailsWith(mark);
  expect(mail).toMatch(new RegExp(`^Reply-To:.*${message.email}`, 'im'));
  expect(mail).toMatch(new RegExp(`^To:.*${company.mailboxes.general}`, 'im'));
  expect(mail).not.toMatch(new RegExp(`^(To|Cc|Bcc):.*${message.email}`, 'im'));
}

/** Returns what `npm run contacts -- list` prints for the journeys' server. */
export async function listMessages(): Promise<string> {
  const environment = { DATA_DIR: process.env['JOURNEYS_DATA_DIR'] };
  return (await runScript('server/cli/main.ts', ['list'], environment)).stdout;
}
