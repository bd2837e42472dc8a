import { type Command, Option } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toCsv } from '#server/cli/files/csv.ts';
import { toMessageLines } from '#server/cli/files/message-file.ts';
import { saveMessages } from '#server/cli/files/save-messages.ts';
import { isFile, isPipeOrDevice } from '#server/cli/files/write-file.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { inChunks, print, say } from '#server/cli/terminal/print.ts';

interface Options {
  json?: true;
  csv?: true;
  out?: string;
  force?: true;
}

export function exportAll(program: Command): void {
  program
    .command('export')
    .option('--json', 'as JSON Lines, exact; import reads them')
    .addOption(new Option('--csv', 'for spreadsheets (RFC 4180)').conflicts('json'))
    .option('--out <file>', 'into a file instead of the terminal')
    .option('--force', 'do not ask before an older file is replaced')
    .description('every message, as JSON or CSV')
    .addHelpText(
      'after',
      `
In CSV, a text that begins with = + - @, a tab or a carriage return gets a
leading apostrophe, so that no spreadsheet takes it for a formula.`,
    )
    .action(async ({ json, csv, out, force }: Options, command: Command) => {
      if (!json && !csv) command.error('error: export needs either --csv or --json');
      const encode = csv ? toCsv : toMessageLines;
      await withArchive(async (archive) => {
        if (out === undefined) return print(encode(archive.read()));
        if (!force && (await isFile(out))) {
          await confirm(`${out} is there already and would be replaced.`, '--force');
        }
        const saved = await saveMessages('Exporting', archive, out, (contacts) =>
          inChunks(encode(contacts)),
        );
        // What we say of it would end up in it.
        if (!(await isPipeOrDevice(out))) await say(`${saved.words} exported to ${out}.`);
      });
    });
}
