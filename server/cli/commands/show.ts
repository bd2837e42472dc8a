import type { Command } from 'commander';
import { withArchive } from '#server/cli/open-archive.ts';
import { countMessages, formatMessage } from '#server/cli/terminal/format-message.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import type { MessageArchive, StoredMessage } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

interface ResendOptions {
  filed?: true;
  json?: true;
}

export function show(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'its beginning is enough')
    .option('--json', 'print it as JSON')
    .description('one message in full')
    .action((id: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        const message = await findOne(archive, id);
        await (json ? printJson(message) : say(formatMessage(message)));
      }),
    );
}

export function resend(program: Command): void {
  program
    .command('resend')
    .argument('[id]', 'its beginning is enough')
    .option('--filed', 'every message whose mail is a file')
    .option('--json', 'print the number resent as JSON')
    .description('mails one message again, or those that are files')
    .action((id: string | undefined, { filed, json }: ResendOptions, command: Command) => {
      if ((id === undefined) === !filed)
        command.error('error: resend needs either an ID or --filed');
      return withArchive(async (archive) => {
        const count = await archive.resend(
          id === undefined ? { state: 'filed' } : { idPrefix: (await findOne(archive, id)).id },
        );
        if (json) return printJson({ resent: count });
        return say(
          `${countMessages(count)} will be mailed, at once if the server is running with SMTP_URL and below MAILS_PER_HOUR.`,
        );
      });
    });
}

/** Finds the one message whose ID begins with `id`. Throws `OperatorError` for none or several. */
async function findOne(archive: MessageArchive, id: string): Promise<StoredMessage> {
  const filter = { idPrefix: id.trim().toLowerCase() };
  // An empty prefix would match every message.
  if (!filter.idPrefix) throw new OperatorError('Give the beginning of an ID.');
  const count = await archive.count(filter);
  if (count > 1) {
    throw new OperatorError(
      `${count} messages have an ID that begins with "${id}": give more of it.`,
    );
  }
  for await (const message of archive.read(filter)) return message;
  throw new OperatorError(`There is no message whose ID begins with "${id}".`);
}
