import type { Command } from 'commander';
import { findOne } from '#server/cli/archive/find-one.ts';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { formatContact } from '#server/cli/terminal/format-contact.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { toRow } from '#server/store/rows.ts';

export function show(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'its beginning is enough')
    .option('--json', 'as JSON, for programs')
    .description('one message in full')
    .action((id: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        const contact = await findOne(archive, id);
        await (json ? printJson(toRow(contact)) : say(formatContact(contact)));
      }),
    );
}
