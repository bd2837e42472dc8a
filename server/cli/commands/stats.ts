import type { Command } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { formatDetails, shortTime } from '#server/cli/terminal/format-message.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import type { MessageStats } from '#server/store/store.ts';

export function stats(program: Command): void {
  program
    .command('stats')
    .option('--json', 'as JSON, for programs')
    .description('how many there are, and how many wait to be mailed')
    .action(({ json }: { json?: true }) =>
      withArchive(async (archive, where) => {
        const found = await archive.stats();
        await (json ? printJson(found) : say(formatStats(found, where)));
      }),
    );
}

function formatStats(stats: MessageStats, where: string): string {
  const { total, newest, waiting, failing, resting, oldest_waiting: oldest } = stats;
  const since = oldest ? `, the oldest since ${shortTime(oldest)} (UTC)` : '';
  return formatDetails([
    ['Database', where],
    ['Messages', total.toLocaleString('en')],
    ['Newest', newest ? `${shortTime(newest)} (UTC)` : 'none'],
    ['Mailed', `${stats.notified_in_last_hour.toLocaleString('en')} in the last hour`],
    ['Waiting', `${waiting.toLocaleString('en')} to be mailed${since}`],
    ['Failing', `${failing.toLocaleString('en')} of those`],
    ['Resting', `${resting.toLocaleString('en')} of those: refused ten times, tried once a day`],
  ]);
}
