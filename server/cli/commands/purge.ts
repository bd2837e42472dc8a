import type { Command } from 'commander';
import { type DeleteOptions, deleteMatching } from '#server/cli/archive/delete-matching.ts';
import { type Age, describeAge, parseAge, timeBefore } from '#server/cli/terminal/age.ts';
import { shortTime } from '#server/cli/terminal/words.ts';

export function purge(program: Command): void {
  program
    .command('purge')
    .requiredOption('--older-than <age>', '90d days, 26w weeks, 18m months, 2y years', parseAge)
    .option('--yes', 'do not ask')
    .option('--json', 'what was done as JSON, for programs')
    .description('everything that is older')
    .action(({ olderThan, ...options }: DeleteOptions & { olderThan: Age }) => {
      const before = timeBefore(new Date(), olderThan).toISOString();
      return deleteMatching({ before }, options, {
        which: `that arrived before ${shortTime(before)} (UTC), sent`,
        noneFound: `No message is older than ${describeAge(olderThan)}`,
      });
    });
}
