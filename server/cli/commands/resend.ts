import type { Command } from 'commander';
import { findOne } from '#server/cli/archive/find-one.ts';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';

export function resend(program: Command): void {
  program
    .command('resend')
    .argument('<id>', 'its beginning is enough')
    .option('--json', 'as JSON, for programs')
    .description('mails one message again')
    .action((id: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        const contact = await findOne(archive, id);
        if (!(await archive.resend(contact.id))) {
          throw new ContactsError(`Message ${contact.id} has been deleted meanwhile.`);
        }
        if (json) return printJson({ id: contact.id });
        const sender = terminalLine(`${contact.name} <${contact.email}>`);
        return say(
          `The message of ${sender} will be mailed again, at once if the server is running.`,
        );
      }),
    );
}
