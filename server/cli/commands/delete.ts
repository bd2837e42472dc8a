import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { find, type Matches, stateOf } from '#server/cli/messages.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { countMessages, shortTime } from '#server/cli/terminal/format-message.ts';
import { say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { describeError } from '#server/monitoring/log.ts';
import { parseEnv } from '#server/settings/env.ts';
import { mailboxOf } from '#server/store/rows.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** How many senders the question lists. */
const maxListed = 4;

interface Options {
  yes?: true;
}

export function deleteSender(program: Command): void {
  program
    .command('delete')
    .requiredOption('--email <address>', 'whose', (text) => text.trim())
    .option('--yes', 'do not ask')
    .description('everything that one person sent')
    .action(({ email, ...options }: Options & { email: string }) => {
      const mailbox = mailboxOf(email);
      const matches: Matches = (message) => mailboxOf(message.email) === mailbox;
      const noneFound = `There is no message from ${terminalLine(email)}`;
      return deleteMatching(matches, options, 'sent', noneFound);
    });
}

export function purge(program: Command): void {
  program
    .command('purge')
    .requiredOption('--older-than <age>', '90d days, 26w weeks, 18m months, 2y years', (text) =>
      parseAge(text),
    )
    .option('--yes', 'do not ask')
    .description('everything that is older')
    .action(({ olderThan, ...options }: Options & { olderThan: string }) => {
      const matches: Matches = (message) => message.created_at < olderThan;
      const arrived = `arrived before ${shortTime(olderThan)} (UTC)`;
      return deleteMatching(matches, options, `that ${arrived}, sent`, `No message ${arrived}`);
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
  matches: Matches,
  { yes }: Options,
  which: string,
  noneFound: string,
): Promise<void> {
  return withArchive(async (archive, where) => {
    const ids: string[] = [];
    const senders = new Set<string>();
    let unsent = 0;
    for await (const message of find(archive, matches)) {
      const { id, name, email } = message;
      ids.push(id);
      if (senders.size <= maxListed) senders.add(`${terminalLine(name)} <${terminalLine(email)}>`);
      if (stateOf(message) === 'waiting') unsent += 1;
    }
    if (ids.length === 0) return say(`${noneFound} in ${where}.`);
    if (!yes) {
      const waiting = unsent > 0 ? ` Not mailed yet: ${unsent}.` : '';
      await confirm(
        `This deletes ${countMessages(ids.length)} ${which} by ${listFirst(senders)}.${waiting}`,
      );
    }
    // First, because a retry still finds their messages.
    await deleteMailFiles(ids);
    await archive.delete(ids);
    if (!(await archive.erase())) {
      throw new OperatorError(
        'The messages are deleted, but their words are still on the disk, because something is reading the database, such as an export. The server erases them within a minute after that; without a server, run this again then.',
      );
    }
    await say(`Deleted ${countMessages(ids.length)}.`);
  });
}

function listFirst(senders: ReadonlySet<string>): string {
  const listed = [...senders].slice(0, maxListed);
  if (senders.size > maxListed) listed.push('others');
  return new Intl.ListFormat('en').format(listed);
}

/** Deletes what the server wrote as files, finished or partial: they contain the texts of their messages. */
async function deleteMailFiles(ids: readonly string[]): Promise<void> {
  const folder = join(parseEnv(process.env, 'contacts').dataDir, 'mail');
  for (const name of ids.flatMap((id) => [`${id}.eml`, `.${id}.eml.partial`])) {
    const file = join(folder, name);
    await rm(file, { force: true }).catch((error: unknown) => {
      throw new OperatorError(
        `${file} cannot be deleted, so its message is kept: ${describeError(error)}.`,
      );
    });
  }
}
