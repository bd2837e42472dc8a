import { type Command, InvalidArgumentError } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { toLines, toTable } from '#server/cli/terminal/message-list.ts';
import { print, say } from '#server/cli/terminal/print.ts';
import { terminalJson, terminalLine } from '#server/cli/terminal/terminal-text.ts';
import type { MessageFilter, StoredMessage } from '#server/store/store.ts';

interface Options {
  limit?: number;
  json?: true;
}

export function list(program: Command): void {
  withListOptions(program.command('list'))
    .description('who wrote and how each message begins, the newest last')
    .action((options: Options) => printList(options, {}, 'There are no messages'));
}

export function search(program: Command): void {
  withListOptions(program.command('search'))
    .argument('<text>', 'several words in quotes')
    .description('those that hold the text in any field, in capitals or not')
    .action((text: string, options: Options) =>
      printList(options, { text }, `No message holds "${terminalLine(text)}"`),
    );
}

function withListOptions(command: Command): Command {
  return command
    .option('--limit <number>', 'only this many of the newest', parseLimit)
    .option('--json', 'one JSON array, for programs');
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
}

function printList(
  { limit, json }: Options,
  filter: MessageFilter,
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

async function* toJsonArray(contacts: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const contact of contacts) {
    yield separator + terminalJson(contact);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
