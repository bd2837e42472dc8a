import type { Command } from 'commander';
import { type ListOptions, printList, withListOptions } from '#server/cli/terminal/contact-list.ts';

export function list(program: Command): void {
  withListOptions(program.command('list'))
    .description('who wrote and how each message begins, the newest last')
    .action((options: ListOptions) => printList(options, {}, 'There are no messages'));
}
