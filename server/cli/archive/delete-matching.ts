import { ContactsError } from '#server/cli/contacts-error.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { terminalLine } from '#server/cli/terminal/terminal-text.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import type { ContactArchive, ContactFilter } from '#server/store/store.ts';
import { deleteMailFiles, mailFolder } from './mail-files.ts';
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

const mostNamed = 4;

/** Deletes the messages that match, and their mail files, once somebody has agreed. */
export function deleteMatching(
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
    const ids = await archive.delete(filter);
    const mails = await deleteMailFiles(ids);
    if (!(await archive.erase())) {
      throw new ContactsError(
        'All is deleted, but somebody is reading the messages, as an export does, so words of it are still on the disk. The server erases them within a minute of its end; without a server, repeat this then.',
      );
    }
    if (json) return printJson({ deleted: ids.length });
    const also = mails > 0 ? ` Their mails in ${mailFolder()} are deleted too.` : '';
    return say(`Deleted ${countMessages(ids.length)}.${also}`);
  });
}

/** Names the first few senders, and says whether there are others. */
async function describeSenders(archive: ContactArchive, filter: ContactFilter): Promise<string> {
  const senders = new Set<string>();
  for await (const { name, email } of archive.read(filter)) {
    senders.add(`${terminalLine(name)} <${terminalLine(email)}>`);
    if (senders.size > mostNamed) break;
  }
  const named = [...senders].slice(0, mostNamed);
  if (senders.size > mostNamed) named.push('others');
  return new Intl.ListFormat('en').format(named);
}
