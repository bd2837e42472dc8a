import { styleText } from 'node:util';
import Table from 'cli-table3';
import { type Command, InvalidArgumentError } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toRow } from '#server/store/rows.ts';
import type { ContactFilter, StoredContact } from '#server/store/store.ts';
import { describeDelivery } from './format-contact.ts';
import { print, say } from './print.ts';
import { terminalJson, terminalLine } from './terminal-text.ts';
import { shortTime } from './words.ts';

export interface ListOptions {
  limit?: number;
  json?: true;
}

/** Gives the command what every list takes. */
export function withListOptions(command: Command): Command {
  return command
    .option('--limit <number>', 'only the newest so many', parseLimit)
    .option('--json', 'one JSON array, for programs');
}

/** `noneFound` is what to say where there is none, before the place. */
export function printList(
  { limit, json }: ListOptions,
  filter: ContactFilter,
  noneFound: string,
): Promise<void> {
  return withArchive(async (archive, where) => {
    const contacts = archive.read(filter, { newest: limit });
    if (json) return print(toJsonArray(contacts));
    if ((await archive.count(filter)) === 0) return say(`${noneFound} in ${where}.`);
    if (!process.stdout.isTTY) return print(toLines(contacts));
    await say(`In ${where}:\n`);
    return print(toTable(contacts, process.stdout.columns || 80));
  });
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
}

async function* toJsonArray(contacts: AsyncIterable<StoredContact>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const contact of contacts) {
    yield separator + terminalJson(toRow(contact));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** For a pipe: a line for each message, its columns parted by tabs. */
async function* toLines(contacts: AsyncIterable<StoredContact>): AsyncIterable<string> {
  yield 'TIME (UTC)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFIED\tMESSAGE\n';
  for await (const contact of contacts) {
    const { id, createdAt, name, company, email, message } = contact;
    const texts = [name, company, email, describeDelivery(contact), message.slice(0, 80)];
    yield `${[shortTime(createdAt), id, ...texts.map(terminalLine)].join('\t')}\n`;
  }
}

/** For people: who wrote, and below it how the message begins, no wider than the terminal. */
export async function* toTable(
  contacts: AsyncIterable<StoredContact>,
  columns: number,
): AsyncIterable<string> {
  const widths = [18, 10, Math.max(columns - 28, 20) + gap];
  const draw = (...cells: string[]) => {
    const table = new Table({ ...plain, colWidths: widths });
    table.push(cells);
    // A character of two parts may have been cut between them.
    const lines = table
      .toString()
      .replace(/\p{Cs}/gu, '')
      .split('\n');
    return lines.map((line) => `${line.trimEnd()}\n`).join('');
  };
  yield styleText('bold', draw('TIME (UTC)', 'ID', 'MESSAGE'));
  for await (const contact of contacts) {
    const { id, createdAt, notifiedAt, filed, name, email, company, message } = contact;
    const delivery = filed ? '\nmail is a file' : notifiedAt ? '' : '\nnot mailed yet';
    const sender = terminalLine(`${name} <${email}>, ${company}`);
    yield draw(
      `${shortTime(createdAt)}${delivery}`,
      id.slice(0, 8),
      // More has no room, and measuring it takes long.
      `${sender.slice(0, columns)}\n${terminalLine(message.slice(0, columns))}`,
    );
  }
}

const gap = 2;

/** A table without lines or colours. */
const plain = {
  chars: Object.fromEntries(
    ['top', 'bottom', 'left', 'right', 'mid', 'middle']
      .concat(['top-mid', 'top-left', 'top-right', 'bottom-mid', 'bottom-left', 'bottom-right'])
      .concat(['left-mid', 'mid-mid', 'right-mid'])
      .map((name) => [name, '']),
  ),
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap },
};
