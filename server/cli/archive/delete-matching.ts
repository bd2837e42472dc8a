import { confirm } from '#server/cli/terminal/confirm.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import { parseDataPlace } from '#server/settings/env.ts';
import { keepReserve, releaseReserve } from '#server/store/sqlite/disk-reserve.ts';
import type { ContactFilter } from '#server/store/store.ts';
import { describeSenders } from './describe-senders.ts';
import { mailFolder, withMailCopies } from './mail-copies.ts';
import { withArchive } from './open-archive.ts';

export interface DeleteOptions {
  yes?: true;
  json?: true;
}

interface Words {
  /** As in "3 messages sent by". */
  which: string;
  noneFound: string;
}

/** Deletes those that match, with their mails, once somebody has agreed. */
export async function deleteMatching(
  filter: ContactFilter,
  options: DeleteOptions,
  words: Words,
): Promise<void> {
  // The room on the disk that was kept for this.
  const place = parseDataPlace(process.env);
  const kept = 'dataDir' in place && releaseReserve(place.dataDir);
  try {
    await deleteNow(filter, options, words);
  } finally {
    if (kept) keepReserve(place.dataDir);
  }
}

function deleteNow(
  filter: ContactFilter,
  { yes, json }: DeleteOptions,
  { which, noneFound }: Words,
): Promise<void> {
  return withArchive(async (archive, where) => {
    const count = await archive.count(filter);
    if (count === 0) return json ? printJson({ deleted: 0 }) : say(`${noneFound} in ${where}.`);
    if (!yes) {
      const { oldestWaiting } = await archive.stats();
      const unsent = filter.before && oldestWaiting && oldestWaiting < filter.before;
      const senders = await describeSenders(archive, filter);
      await confirm(
        `This deletes ${countMessages(count)} ${which} by ${senders}.${unsent ? ' Some of them have not been mailed yet.' : ''}`,
      );
    }
    let deleted = 0;
    const copies = await withMailCopies(archive, filter, async () => {
      deleted = await archive.delete(filter);
    });
    if (json) return printJson({ deleted });
    const mails = copies.deleted > 0 ? ` Their mails in ${mailFolder()} are deleted too.` : '';
    return say(`Deleted ${countMessages(deleted)}.${mails}`);
  });
}
