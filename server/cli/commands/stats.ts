import type { Command } from 'commander';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { formatDetails } from '#server/cli/terminal/format-contact.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { shortTime } from '#server/cli/terminal/words.ts';
import type { ContactStats } from '#server/store/store.ts';

export function stats(program: Command): void {
  program
    .command('stats')
    .option('--json', 'as JSON, for programs')
    .description('how many there are, and how many wait to be mailed')
    .action(({ json }: { json?: true }) =>
      withArchive(async (archive, where) => {
        const found = await archive.stats();
        await (json ? printJson(toJsonStats(found)) : say(formatStats(found, where)));
      }),
    );
}

function toJsonStats(stats: ContactStats) {
  return {
    total: stats.total,
    waiting: stats.waiting,
    failing: stats.failing,
    resting: stats.resting,
    oldest_waiting: stats.oldestWaiting,
    newest: stats.newest,
    notified_in_last_hour: stats.notifiedInLastHour,
  };
}

function formatStats(stats: ContactStats, where: string): string {
  const { total, newest, notifiedInLastHour, waiting, failing, resting, oldestWaiting } = stats;
  const since = oldestWaiting ? `, the oldest since ${shortTime(oldestWaiting)} (UTC)` : '';
  return formatDetails([
    ['Database', where],
    ['Messages', total.toLocaleString('en')],
    ['Newest', newest ? `${shortTime(newest)} (UTC)` : 'none'],
    ['Mailed', `${notifiedInLastHour.toLocaleString('en')} in the last hour`],
    ['Waiting', `${waiting.toLocaleString('en')} to be mailed${since}`],
    ['Failing', `${failing.toLocaleString('en')} of those`],
    ['Resting', `${resting.toLocaleString('en')} of those: refused ten times, tried once a day`],
  ]);
}
