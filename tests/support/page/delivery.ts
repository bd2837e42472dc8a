import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runScript } from '#tests/support/server/program.ts';

/** Returns the emails in a server's data directory that contain a word. */
export async function findEmails(
  word: string,
  dataDir = process.env['JOURNEYS_DATA_DIR'] ?? '',
): Promise<string[]> {
  const directory = join(dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  const emails = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return emails.filter((email) => email.includes(word));
}

/** Checks that a message with this word is stored, and that one email about it is written. */
export async function expectArrived(word: string): Promise<void> {
  expect(await listMessages()).toContain(word);
  await expect.poll(() => findEmails(word)).toHaveLength(1);
}

/** Returns what `npm run contacts -- list` prints for the journeys' server. */
export async function listMessages(): Promise<string> {
  const environment = { DATA_DIR: process.env['JOURNEYS_DATA_DIR'] };
  return (await runScript('server/cli/main.ts', ['list'], environment)).stdout;
}
