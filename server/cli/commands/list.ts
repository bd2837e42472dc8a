import type { Command } from 'commander';
import { find, type Matches, stateOf } from '#server/cli/messages.ts';
import { withArchive } from '#server/cli/open-archive.ts';
import { countMessages } from '#server/cli/terminal/format-message.ts';
import { toLines, toTable } from '#server/cli/terminal/message-list.ts';
import { print, say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { messageColumns } from '#shared/message.ts';

export function list(program: Command): void {
  program
    .command('list')
    .description('who wrote and how each message begins, the newest last')
    .action(() => printList(() => true, 'There are no messages'));
}

export function search(program: Command): void {
  program
    .command('search')
    .argument('<text>', 'several words in quotes')
    .description('those with the text in any field, ignoring case')
    .action((text: string) => {
      const wanted = text.toLowerCase();
      return printList(
        (message) => messageColumns.some((name) => message[name].toLowerCase().includes(wanted)),
        `No message holds "${terminalLine(text)}"`,
      );
    });
}

function printList(matches: Matches, noneFound: string): Promise<void> {
  return withArchive(async (archive, where) => {
    const counts = { mailed: 0, waiting: 0, filed: 0 };
    for await (const message of find(archive, matches)) counts[stateOf(message)] += 1;
    const { mailed, waiting, filed } = counts;
    const total = mailed + waiting + filed;
    if (total === 0) return say(`${noneFound} in ${where}.`);
    const messages = find(archive, matches);
    if (process.stdout.isTTY) {
      await say(`In ${where}:\n`);
      await print(toTable(messages, process.stdout.columns || 80));
    } else await print(toLines(messages));
    // Not among the lines that a program reads.
    const files = filed > 0 ? `, ${filed} as files` : '';
    process.stderr.write(`${countMessages(total)}: ${mailed} mailed, ${waiting} waiting${files}\n`);
  });
}
