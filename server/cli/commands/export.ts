import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { writeNewFile } from '#server/cli/new-file.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { print, say } from '#server/cli/terminal/print.ts';
import { terminalJson } from '#server/cli/terminal/terminal-text.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';

const csvColumns = ['id', 'created_at', ...messageColumns, 'notified_at'] as const;

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

/** Writes RFC 4180, with the byte-order mark by which Excel recognizes UTF-8. */
async function* toCsv(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  yield `\ufeff${csvLine(csvColumns)}`;
  for await (const message of messages) {
    yield csvLine(csvColumns.map((column) => message[column] ?? ''));
  }
}

function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/**
 * Prefixes what a spreadsheet would run as a formula with an apostrophe: strangers wrote these cells. Some
 * programs accept full-width signs too, and a separator may begin another cell.
 */
function csvField(value: string): string {
  const text = /^[=+\-@＝＋－＠,;\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
