import { type Command, InvalidArgumentError } from 'commander';
import { withArchive } from '#server/cli/open-archive.ts';
import { countMessages } from '#server/cli/terminal/format-message.ts';
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
    .description('those with the text in any field, ignoring case')
    .action((text: string, options: Options) =>
      printList(options, { text }, `No message holds "${terminalLine(text)}"`),
    );
}

function withListOptions(command: Command): Command {
  return command
    .option('--limit <number>', 'only this many of the newest', parseLimit)
    .option('--json', 'print one JSON array');
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
    const messages = archive.read(filter, { newest: limit });
    if (json) return print(toJsonArray(messages));
    const total = await archive.count(filter);
    if (total === 0) return say(`${noneFound} in ${where}.`);
    if (process.stdout.isTTY) {
      await say(`In ${where}:\n`);
      await print(toTable(messages, process.stdout.columns || 80));
    } else await print(toLines(messages));
    const waiting = await archive.count({ ...filter, state: 'waiting' });
    const filed = await archive.count({ ...filter, state: 'filed' });
    // Not among the lines that a program reads.
    process.stderr.write(`${countStates(total, waiting, filed)}\n`);
  });
}

/** "1,234 messages: 1,230 mailed, 1 waiting, 3 as files". */
function countStates(total: number, waiting: number, filed: number): string {
  const mailed = `${(total - waiting - filed).toLocaleString('en')} mailed`;
  const counts = [mailed, `${waiting.toLocaleString('en')} waiting`];
  if (filed > 0) counts.push(`${filed.toLocaleString('en')} as files`);
  return `${countMessages(total)}: ${counts.join(', ')}`;
}

async function* toJsonArray(messages: AsyncIterable<StoredMessage>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const message of messages) {
    yield separator + terminalJson(message);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
