import type { Command } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { toBackup } from '#server/cli/files/message-file.ts';
import { saveMessages } from '#server/cli/files/save-messages.ts';
import { isPipeOrDevice } from '#server/cli/files/write-file.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';

export function backup(program: Command): void {
  program
    .command('backup')
    .argument('<file>')
    .option('--json', 'what was done as JSON, for programs')
    .description('everything as it is at this moment, compressed')
    .action((file: string, { json }: { json?: true }) =>
      withArchive(async (archive) => {
        if (await isPipeOrDevice(file)) throw new ContactsError(`${file} is not a file.`);
        const { path, count, words } = await saveMessages('Backing up', archive, file, toBackup);
        await (json ? printJson({ file: path, count }) : say(`${words} backed up in ${file}.`));
      }),
    );
}
