import { withArchive } from '#server/cli/archive/open-archive.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { formatDetails } from '#server/cli/terminal/format-contact.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import { shortTime } from '#server/cli/terminal/words.ts';
import type { DataPlace } from '#server/settings/env.ts';
import type { ContactStats } from '#server/store/store.ts';
import { noMessages } from './list.ts';

const empty: ContactStats = {
  total: 0,
  waiting: 0,
  failing: 0,
  oldestWaiting: null,
  newest: null,
  notifiedInLastHour: 0,
};

export function stats({ json }: CommandNamed<'stats'>, place: DataPlace): Promise<void> {
  return withArchive(place, async (archive) => {
    const found = (await archive?.stats()) ?? empty;
    if (json) await printJson(toJsonStats(found));
    else await print(found.total === 0 ? noMessages : formatStats(found));
  });
}

function toJsonStats(stats: ContactStats) {
  return {
    total: stats.total,
    waiting: stats.waiting,
    failing: stats.failing,
    oldest_waiting: stats.oldestWaiting,
    newest: stats.newest,
    notified_in_last_hour: stats.notifiedInLastHour,
  };
}

function formatStats({ total, newest, notifiedInLastHour, ...unsent }: ContactStats): string {
  const { waiting, failing, oldestWaiting } = unsent;
  const since = oldestWaiting ? `, the oldest since ${shortTime(oldestWaiting)} (UTC)` : '';
  return formatDetails([
    ['Messages', total.toLocaleString('en')],
    ['Newest', newest ? `${shortTime(newest)} (UTC)` : 'none'],
    ['Mailed', `${notifiedInLastHour.toLocaleString('en')} in the last hour`],
    ['Waiting', `${waiting.toLocaleString('en')} to be mailed${since}`],
    ['Failing', `${failing.toLocaleString('en')} of those`],
  ]);
}
