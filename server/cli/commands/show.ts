import type { Command } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { formatMessage } from '#server/cli/terminal/format-message.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import type { MessageArchive, StoredMessage } from '#server/store/store.ts';
import { OwnerError } from '#shared/owner-error.ts';

export function show(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'its beginning is enough')
    .option('--json', 'as JSON, for programs')
    .description('one message in full')
    .action((id: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        const contact = await findOne(archive, id);
        await (json ? printJson(contact) : say(formatMessage(contact)));
      }),
    );
}

export function resend(program: Command): void {
  program
    .command('resend')
    .argument('<id>', 'its beginning is enough')
    .option('--json', 'as JSON, for programs')
    .description('mails one message again')
    .action((text: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        const { id, name, email } = await findOne(archive, text);
        if (!(await archive.resend(id))) throw new OwnerError(`Message ${id} is deleted.`);
        if (json) return printJson({ id });
        return say(
          `The message of ${terminalLine(`${name} <${email}>`)} will be mailed again, at once if the server is running.`,
        );
      }),
    );
}

/** Finds the one message whose ID begins with `id`. Throws `OwnerError` for none or several. */
async function findOne(archive: MessageArchive, id: string): Promise<StoredMessage> {
  const filter = { idPrefix: id.trim().toLowerCase() };
  // An empty prefix would match every message.
  if (!filter.idPrefix) throw new OwnerError('Give the beginning of an ID.');
  const count = await archive.count(filter);
  if (count > 1) {
    throw new OwnerError(`${count} messages have an ID that begins with "${id}": give more of it.`);
  }
  for await (const contact of archive.read(filter)) return contact;
  throw new OwnerError(`There is no message whose ID begins with "${id}".`);
}
