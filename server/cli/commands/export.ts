import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toCsv } from '#server/cli/files/csv.ts';
import { writeNewFile } from '#server/cli/files/new-file.ts';
import { print, say } from '#server/cli/terminal/print.ts';
import { terminalJson } from '#server/cli/terminal/terminal-text.ts';
import type { StoredMessage } from '#server/store/store.ts';

interface Options {
  json?: true;
  csv?: true;
  out?: string;
}

export function exportAll(program: Command): void {
  program
    .command('export')
    .option('--json', 'as JSON Lines')
    .addOption(new Option('--csv', 'for spreadsheets (RFC 4180)').conflicts('json'))
    .option('--out <file>', 'into a new file instead of the terminal')
    .description('every message, as JSON or CSV')
    .addHelpText(
      'after',
      `
In CSV, a text that begins with = + - @, a tab or a carriage return gets a
leading apostrophe, so that no spreadsheet takes it for a formula.`,
    )
    .action(async ({ json, csv, out }: Options, command: Command) => {
      if (!json && !csv) command.error('error: export needs either --csv or --json');
      await withArchive(async (archive) => {
        const lines = (csv ? toCsv : toJsonLines)(archive.read());
        if (out === undefined) return print(lines);
        await writeNewFile(out, (path) => writeFile(path, lines, { flush: true }));
        return say(`Exported to ${out}.`);
      });
    });
}

async function* toJsonLines(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  for await (const message of messages) yield `${terminalJson(message)}\n`;
}
