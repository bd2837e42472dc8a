import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { deliveryState, filterMessages, type MessageFilter } from '#server/cli/messages.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { formatCount } from '#server/cli/terminal/format-message.ts';
import { printLine } from '#server/cli/terminal/print.ts';
import { sanitizeLine } from '#server/cli/terminal/terminal-text.ts';
import { fullErrorMessage } from '#server/monitoring/log.ts';
import { parseEnv } from '#server/settings/env.ts';
import { emailKey } from '#server/store/rows.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function registerDelete(program: Command): void {
  program
    .command('delete')
    .requiredOption('--email <address>', 'email address of the sender', (text) => text.trim())
    .option('--yes', 'skip the confirmation prompt')
    .description('Delete all messages from one email address')
    .action(({ email, yes }: { email: string; yes?: true }) => {
      const mailbox = emailKey(email);
      const filter: MessageFilter = (message) => emailKey(message.email) === mailbox;
      return deleteMatching(filter, `sent by ${sanitizeLine(email)}`, yes);
    });
}

export function registerPurge(program: Command): void {
  program
    .command('purge')
    .requiredOption(
      '--before <date>',
      'first day whose messages are kept, such as 2025-12-31 (UTC)',
      parseDate,
    )
    .option('--yes', 'skip the confirmation prompt')
    .description('Delete all messages received before a date')
    .action(({ before, yes }: { before: string; yes?: true }) => {
      // Stored times are ISO 8601 in UTC, so they sort as text.
      const filter: MessageFilter = (message) => message.created_at < before;
      return deleteMatching(filter, `received before ${before} (UTC)`, yes);
    });
}

function parseDate(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('Specify a date such as 2025-12-31.');
}

/** Deletes the matching messages, which `description` describes, and their email files, after a confirmation. */
function deleteMatching(filter: MessageFilter, description: string, yes = false): Promise<void> {
  return withMessageAdmin(async (admin, where) => {
    const ids: string[] = [];
    let pending = 0;
    for await (const message of filterMessages(admin, filter)) {
      ids.push(message.id);
      if (deliveryState(message) === 'pending') pending += 1;
    }
    if (ids.length === 0) return printLine(`No messages ${description} in ${where}.`);
    const count = formatCount(ids.length, 'message');
    if (!yes) {
      const note = pending > 0 ? ` Notifications not sent yet: ${pending}.` : '';
      await confirm(`This would delete ${count} ${description}.${note}`);
    }
    await admin.delete(ids, () => deleteEmailFiles(ids));
    if (!(await admin.erase())) {
      throw new OperatorError(
        'The messages are deleted, but their text is still on disk because another process, such as an export, is reading the database. Once that process has finished, a running server erases the text within a minute. If no server is running, run this command again.',
      );
    }
    await printLine(`Deleted ${count}.`);
  });
}

/** Deletes the email files, which contain the text of the messages. */
function deleteEmailFiles(ids: readonly string[]): void {
  const { dataDir } = parseEnv(process.env, 'contacts');
  for (const id of ids) {
    const file = join(dataDir, 'mail', `${id}.eml`);
    try {
      rmSync(file, { force: true });
    } catch (error) {
      throw new OperatorError(
        `${file} cannot be deleted: ${fullErrorMessage(error)}. No messages were deleted.`,
      );
    }
  }
}
