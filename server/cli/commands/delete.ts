import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { describeFileError } from '#server/cli/new-file.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { countMessages, shortTime } from '#server/cli/terminal/format-message.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { parseEnv } from '#server/settings/env.ts';
import type { MessageArchive, MessageFilter } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

interface Options {
  yes?: true;
  json?: true;
}

/** How many senders the question lists. */
const maxListed = 4;

export function deleteSender(program: Command): void {
  program
    .command('delete')
    .requiredOption('--email <address>', 'whose', (text) => text.trim())
    .option('--yes', 'do not ask')
    .option('--json', 'print the number deleted as JSON')
    .description('everything that one person sent')
    .action(({ email, ...options }: Options & { email: string }) =>
      deleteMatching({ email }, options, 'sent', `There is no message from ${terminalLine(email)}`),
    );
}

export function purge(program: Command): void {
  program
    .command('purge')
    .requiredOption('--older-than <age>', '90d days, 26w weeks, 18m months, 2y years', (text) =>
      parseAge(text),
    )
    .option('--yes', 'do not ask')
    .option('--json', 'print the number deleted as JSON')
    .description('everything that is older')
    .action(({ olderThan: before, ...options }: Options & { olderThan: string }) => {
      const arrived = `arrived before ${shortTime(before)} (UTC)`;
      return deleteMatching({ before }, options, `that ${arrived}, sent`, `No message ${arrived}`);
    });
}

/** Returns the time that long ago, by the calendar. Throws `InvalidArgumentError`. */
export function parseAge(text: string, now = new Date()): string {
  const [, count, unit = ''] = /^([1-9]\d{0,2})([dwmy])$/.exec(text) ?? [];
  const days = { d: 1, w: 7 }[unit];
  const months = { m: 1, y: 12 }[unit];
  const time = new Date(now);
  if (days) time.setUTCDate(time.getUTCDate() - Number(count) * days);
  else if (months) subtractMonths(time, Number(count) * months);
  else throw new InvalidArgumentError('Give days, weeks, months or years: 90d, 26w, 18m, 2y.');
  return time.toISOString();
}

/** A month before 31 March is the last day of February. */
function subtractMonths(time: Date, months: number): void {
  const day = time.getUTCDate();
  time.setUTCMonth(time.getUTCMonth() - months);
  // The month is shorter, and its overflow began the next one.
  if (time.getUTCDate() < day) time.setUTCDate(0);
}

/** Asks, then deletes the messages that match and their mail files. `which` follows "3 messages". */
function deleteMatching(
  filter: MessageFilter,
  { yes, json }: Options,
  which: string,
  noneFound: string,
): Promise<void> {
  return withArchive(async (archive, where) => {
    const count = await archive.count(filter);
    if (count === 0) return json ? printJson({ deleted: 0 }) : say(`${noneFound} in ${where}.`);
    if (!yes) {
      const unsent = await archive.count({ ...filter, state: 'waiting' });
      const senders = await describeSenders(archive, filter);
      await confirm(
        `This deletes ${countMessages(count)} ${which} by ${senders}.${unsent > 0 ? ` Not mailed yet: ${unsent.toLocaleString('en')}.` : ''}`,
      );
    }
    const ids = await archive.delete(filter);
    const hadMails = await deleteMailFiles(ids);
    if (!(await archive.erase())) {
      throw new OperatorError(
        'The messages are deleted, but their words are still on the disk, because something is reading the database, such as an export. The server erases them within a minute after that; without a server, run this again then.',
      );
    }
    if (json) return printJson({ deleted: ids.length });
    const also = hadMails ? ` Their mails in ${mailFolder()} are deleted too.` : '';
    return say(`Deleted ${countMessages(ids.length)}.${also}`);
  });
}

/** Names the first few senders. */
async function describeSenders(archive: MessageArchive, filter: MessageFilter): Promise<string> {
  const senders = new Set<string>();
  for await (const { name, email } of archive.read(filter)) {
    senders.add(`${terminalLine(name)} <${terminalLine(email)}>`);
    if (senders.size > maxListed) break;
  }
  const listed = [...senders].slice(0, maxListed);
  if (senders.size > maxListed) listed.push('others');
  return new Intl.ListFormat('en').format(listed);
}

/** The folder of mails that the server wrote as files. They contain the texts of their messages. */
function mailFolder(): string {
  return join(parseEnv(process.env, 'contacts').dataDir, 'mail');
}

/** Deletes the mail files of these messages, finished or partial. Resolves with whether there were any. */
async function deleteMailFiles(ids: readonly string[]): Promise<boolean> {
  const files = ids
    .flatMap((id) => [`${id}.eml`, `.${id}.eml.partial`])
    .map((name) => join(mailFolder(), name))
    .filter((file) => existsSync(file));
  for (const file of files) {
    await rm(file, { force: true }).catch((error: unknown) => {
      throw new OperatorError(
        `The messages are deleted, but ${file} cannot be: ${describeFileError(error)}.`,
      );
    });
  }
  return files.length > 0;
}
