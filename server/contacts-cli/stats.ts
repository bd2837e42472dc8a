import type { DataPlace } from '../env.ts';
import type { ContactStats } from '../store/store.ts';
import type { CommandNamed } from './arguments.ts';
import { formatDetails } from './format-contact.ts';
import { noMessages } from './list.ts';
import { withArchive } from './open-archive.ts';
import { print, printJson } from './print.ts';
import { shortTime } from './words.ts';

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
