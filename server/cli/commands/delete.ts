import { describeSenders } from '#server/cli/archive/describe-senders.ts';
import { withMailCopies } from '#server/cli/archive/mail-copies.ts';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { describeAge, timeBefore } from '#server/cli/terminal/age.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { countMessages, shortTime } from '#server/cli/terminal/words.ts';
import type { DataPlace } from '#server/settings/env.ts';
import { keepReserve, releaseReserve } from '#server/store/sqlite/disk-reserve.ts';
import type { ContactArchive, ContactFilter } from '#server/store/store.ts';
import { noMessages } from './list.ts';

export interface DeleteParts {
  place: DataPlace;
  /** Where mails are that were written as files: they hold the same words. */
  mailFolder: string;
}

export function deleteSender(command: CommandNamed<'delete'>, parts: DeleteParts): Promise<void> {
  const { email } = command;
  return deleteMatching(
    command,
    parts,
    { email },
    {
      which: 'sent',
      noneFound: `There is no message from ${terminalLine(email)}.\n`,
    },
  );
}

export function purge(command: CommandNamed<'purge'>, parts: DeleteParts): Promise<void> {
  const before = timeBefore(new Date(), command.age).toISOString();
  return deleteMatching(
    command,
    parts,
    { before },
    {
      which: `that arrived before ${shortTime(before)} (UTC), sent`,
      noneFound: `No message is older than ${describeAge(command.age)}.\n`,
    },
  );
}

interface Words {
  /** As in "all 3 messages sent by". */
  which: string;
  noneFound: string;
}

function deleteMatching(
  { yes, json }: { yes: boolean; json: boolean },
  { place, mailFolder }: DeleteParts,
  filter: ContactFilter,
  { which, noneFound }: Words,
): Promise<void> {
  return withRoom(place, async (archive) => {
    const count = (await archive?.count(filter)) ?? 0;
    if (!archive || count === 0) {
      return json ? printJson({ deleted: 0 }) : print(archive ? noneFound : noMessages);
    }
    if (!yes) await confirm(await describe(archive, filter, count, which));
    let deleted = 0;
    const copies = await withMailCopies(mailFolder, archive, filter, async () => {
      deleted = await archive.delete(filter);
    });
    if (json) return printJson({ deleted });
    const mails = copies.deleted > 0 ? ` Their mails in ${mailFolder} are deleted too.` : '';
    return print(`Deleted ${countMessages(deleted)}.${mails}\n`);
  });
}

/** As `withArchive`, with the room on the disk that was kept for this. */
async function withRoom(place: DataPlace, work: Parameters<typeof withArchive<void>>[1]) {
  if (!('dataDir' in place)) return withArchive(place, work);
  const kept = releaseReserve(place.dataDir);
  try {
    await withArchive(place, work);
  } finally {
    if (kept) keepReserve(place.dataDir);
  }
}

async function describe(
  archive: ContactArchive,
  filter: ContactFilter,
  count: number,
  which: string,
): Promise<string> {
  const { oldestWaiting } = await archive.stats();
  const unsent = filter.before && oldestWaiting && oldestWaiting < filter.before;
  return [
    `This deletes ${countMessages(count)} ${which} by ${await describeSenders(archive, filter)}.`,
    ...(unsent ? ['Some of them have not been mailed yet.'] : []),
  ].join(' ');
}
