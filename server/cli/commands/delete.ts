import type { Command } from 'commander';
import { type DeleteOptions, deleteMatching } from '#server/cli/archive/delete-matching.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';

export function deleteSender(program: Command): void {
  program
    .command('delete')
    .requiredOption('--email <address>', 'whose', (text) => text.trim())
    .option('--yes', 'do not ask')
    .option('--json', 'what was done as JSON, for programs')
    .description('everything that one person sent')
    .action(({ email, ...options }: DeleteOptions & { email: string }) =>
      deleteMatching({ email }, options, {
        which: 'sent',
        noneFound: `There is no message from ${terminalLine(email)}`,
      }),
    );
}
