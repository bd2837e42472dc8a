import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { writeNewFile } from '#server/cli/new-file.ts';
import { withMessageAdmin } from '#server/cli/open-admin.ts';
import { print, printLine } from '#server/cli/terminal/print.ts';
import { terminalJson } from '#server/cli/terminal/terminal-text.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';

const csvColumns = ['id', 'created_at', ...messageColumns, 'notified_at'] as const;

interface Options {
  json?: true;
  csv?: true;
  out?: string;
}

export function registerExport(program: Command): void {
  program
    .command('export')
    .option('--json', 'export as JSON Lines')
    .addOption(new Option('--csv', 'export as CSV, for spreadsheets (RFC 4180)').conflicts('json'))
    .option('--out <file>', 'write to a new file instead of standard output')
    .description('Export all messages as JSON Lines or CSV')
    .addHelpText(
      'after',
      `
In CSV, a value that starts with = + - @, a comma, a semicolon, a tab or a line break
gets a leading apostrophe, which keeps spreadsheets from running the value as a formula.`,
    )
    .action(async ({ json, csv, out }: Options, command: Command) => {
      if (!json && !csv) command.error('error: export needs either --csv or --json');
      await withMessageAdmin(async (admin) => {
        const lines = (csv ? toCsv : toJsonLines)(admin.read());
        if (out === undefined) return print(lines);
        await writeNewFile(out, (path) => writeFile(path, lines, { flush: true }));
        return printLine(`Exported to ${out}.`);
      });
    });
}

async function* toJsonLines(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  for await (const message of messages) yield `${terminalJson(message)}\n`;
}

/** Formats messages as CSV (RFC 4180), with the byte-order mark by which Excel recognizes UTF-8. */
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
 * Quotes a value that contains a quote, a line break, or a character that a program may read as a separator. An
 * apostrophe keeps the value from running as a formula, even if the value starts with a full-width sign, which some
 * programs accept, or with a separator, which may start another cell.
 */
function csvField(value: string): string {
  const text = /^[=+\-@＝＋－＠,;\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
