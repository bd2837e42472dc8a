import type { Command } from 'commander';
import { describeSenders } from '#server/cli/archive/describe-senders.ts';
import { withMailCopies } from '#server/cli/archive/mail-copies.ts';
import { withNewArchive } from '#server/cli/archive/open-archive.ts';
import type { Messages } from '#server/cli/files/message-file.ts';
import { readMessageFile } from '#server/cli/files/read-file.ts';
import { confirm } from '#server/cli/terminal/confirm.ts';
import { printJson, say } from '#server/cli/terminal/print.ts';
import { countMessages, shortTime } from '#server/cli/terminal/words.ts';
import type { ContactArchive, StoredContact } from '#server/store/store.ts';

export function restore(program: Command): void {
  program
    .command('restore')
    .argument('<file>', 'from backup or export --json')
    .option('--yes', 'do not ask')
    .option('--json', 'what was done as JSON, for programs')
    .description('puts a backup in the place of everything there is')
    .action(restoreFrom);
}

async function restoreFrom(
  file: string,
  { yes, json }: { yes?: true; json?: true },
): Promise<void> {
  const read = (label: string) => readMessageFile(file, { label, failed: 'Nothing was restored.' });
  // The whole file is looked at before anything is touched, and once more while it is loaded.
  const summary = await summarize(await read('Checking'));
  await withNewArchive(async (archive) => {
    // What arrives from here on is nothing that anybody agreed to lose.
    const { total: replaced, newest } = await archive.stats();
    const replaceUpTo = newest ?? undefined;
    if (replaced > 0 && !yes) await confirm(await describe(archive, replaced, summary));
    const mailed = await findMailed(archive, summary.waiting);
    const { contacts } = await read('Restoring');
    let added = 0;
    await withMailCopies(archive, {}, async () => {
      ({ added } = await archive.load(keepMailed(contacts, mailed), { replaceUpTo }));
    });
    const waiting = summary.waiting.size - mailed.size;
    await (json
      ? printJson({ restored: added, replaced, waiting })
      : say(`Restored ${countMessages(added)}, ${waiting.toLocaleString('en')} to be mailed.`));
  });
}

interface Summary {
  createdAt: string;
  count: number;
  /** The IDs of those that had not been mailed. */
  waiting: Set<string>;
}

async function summarize({ createdAt, contacts }: Messages): Promise<Summary> {
  const summary: Summary = { createdAt, count: 0, waiting: new Set() };
  for await (const { id, notifiedAt } of contacts) {
    summary.count++;
    if (notifiedAt === null) summary.waiting.add(id);
  }
  return summary;
}

async function describe(
  archive: ContactArchive,
  replaced: number,
  { createdAt, count }: Summary,
): Promise<string> {
  const newer = replaced - (await archive.count({ before: createdAt }));
  return [
    `This deletes ${replaced === 1 ? 'the' : 'all'} ${countMessages(replaced)} in the database,`,
    `sent by ${await describeSenders(archive)},`,
    `and puts the ${countMessages(count)} of the backup of ${shortTime(createdAt)} (UTC) in their place.`,
    ...(newer > 0 ? [`${newer.toLocaleString('en')} arrived after that backup was made.`] : []),
  ].join(' ');
}

/** What the database knows to have been mailed since the backup was made, as it stands there. */
async function findMailed(
  archive: ContactArchive,
  waiting: Set<string>,
): Promise<Map<string, StoredContact>> {
  const mailed = new Map<string, StoredContact>();
  if (waiting.size === 0) return mailed;
  for await (const contact of archive.read()) {
    if (contact.notifiedAt !== null && waiting.has(contact.id)) mailed.set(contact.id, contact);
  }
  return mailed;
}

/** A mail that has been sent stays sent, whatever is restored. */
async function* keepMailed(
  contacts: AsyncIterable<StoredContact>,
  mailed: Map<string, StoredContact>,
): AsyncIterable<StoredContact> {
  for await (const contact of contacts) {
    const { notifiedAt, attempts, nextAttemptAt, lastError } = mailed.get(contact.id) ?? contact;
    yield { ...contact, notifiedAt, attempts, nextAttemptAt, lastError };
  }
}
