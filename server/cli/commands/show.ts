import type { Command } from 'commander';
import { find, stateOf } from '#server/cli/messages.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { countMessages, formatMessage } from '#server/cli/terminal/format-message.ts';
import { say } from '#server/cli/terminal/print.ts';
import type { MessageArchive, StoredMessage } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

export function show(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'its beginning is enough')
    .description('one message in full')
    .action((id: string) =>
      withArchive(async (archive) => say(formatMessage(await findOne(archive, id)))),
    );
}

export function resend(program: Command): void {
  program
    .command('resend')
    .argument('[id]', 'its beginning is enough')
    .option('--filed', 'every message whose mail is a file')
    .description('mails one message again, or those that are files')
    .action((id: string | undefined, { filed }: { filed?: true }, command: Command) => {
      if ((id === undefined) === !filed)
        command.error('error: resend needs either an ID or --filed');
      return withArchive(async (archive) => {
        const messages =
          id === undefined
            ? find(archive, (message) => stateOf(message) === 'filed')
            : [await findOne(archive, id)];
        const ids = await Array.fromAsync(messages, ({ id }) => id);
        await archive.resend(ids);
        return say(
          `${countMessages(ids.length)} will be mailed, at once if the server is running with SMTP_URL and below MAX_EMAILS_PER_HOUR.`,
        );
      });
    });
}

/** Finds the one message whose ID begins with `start`. Throws `OperatorError` for none or several. */
async function findOne(archive: MessageArchive, start: string): Promise<StoredMessage> {
  const prefix = start.trim().toLowerCase();
  // An empty prefix would match every message.
  if (!prefix) throw new OperatorError('Give the beginning of an ID.');
  const found = await Array.fromAsync(find(archive, ({ id }) => id.startsWith(prefix)));
  const [message, another] = found;
  if (another) {
    throw new OperatorError(
      `${found.length} messages have an ID that begins with "${start}": give more of it.`,
    );
  }
  if (!message) throw new OperatorError(`There is no message whose ID begins with "${start}".`);
  return message;
}
