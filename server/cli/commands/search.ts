import type { Command } from 'commander';
import { type ListOptions, printList, withListOptions } from '#server/cli/terminal/contact-list.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';

export function search(program: Command): void {
  withListOptions(program.command('search'))
    .argument('<text>', 'several words in quotes')
    .description('those that hold the text in any field, in capitals or not')
    .action((text: string, options: ListOptions) =>
      printList(options, { text }, `No message holds "${terminalLine(text)}"`),
    );
}
