import type { Command } from 'commander';
import { deliveryState, filterMessages } from '#server/cli/messages.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { formatCount, formatMessage } from '#server/cli/terminal/format-message.ts';
import { printLine } from '#server/cli/terminal/print.ts';
import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function registerShow(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'message ID, or its first characters')
    .description('Show one message in full')
    .action((id: string) =>
      withMessageAdmin(async (admin) => printLine(formatMessage(await findOne(admin, id)))),
    );
}

export function registerResend(program: Command): void {
  program
    .command('resend')
    .argument('[id]', 'message ID, or its first characters')
    .option('--file-only', 'resend every notification that was only written to a file')
    .description('Resend one notification, or all that were only written to files (--file-only)')
    .action((id: string | undefined, { fileOnly }: { fileOnly?: true }, command: Command) => {
      if ((id === undefined) === !fileOnly)
        command.error('error: resend needs either an ID or --file-only');
      return withMessageAdmin(async (admin) => {
        const messages =
          id === undefined
            ? filterMessages(admin, (message) => deliveryState(message) === 'file_only')
            : [await findOne(admin, id)];
        const ids = await Array.fromAsync(messages, ({ id }) => id);
        const resent = await admin.resend(ids);
        if (id !== undefined && resent === 0) {
          throw new OperatorError(
            'Nothing was queued, because the notification is being sent at the moment. In a minute, check with "show" whether it was sent; if not, run this command again.',
          );
        }
        if (resent === 0) return printLine('All notifications have been sent or are pending.');
        return printLine(
          `Queued ${formatCount(resent, 'notification')}. A server with SMTP_URL sends queued notifications within seconds, unless MAX_EMAILS_PER_HOUR is reached.`,
        );
      });
    });
}

/** Finds the one message whose ID starts with `start`. Throws `OperatorError` if no message or several match. */
async function findOne(admin: MessageAdmin, start: string): Promise<StoredMessage> {
  const prefix = start.trim().toLowerCase();
  // An empty prefix would match every message.
  if (!prefix) throw new OperatorError('Specify a message ID, or its first characters.');
  const matches = await Array.fromAsync(filterMessages(admin, ({ id }) => id.startsWith(prefix)));
  const [message, another] = matches;
  if (another) {
    throw new OperatorError(`"${start}" matches ${matches.length} messages. Use more of the ID.`);
  }
  if (!message) throw new OperatorError(`No message ID starts with "${start}".`);
  return message;
}
