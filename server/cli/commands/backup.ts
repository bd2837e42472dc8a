import { stat } from 'node:fs/promises';
import { withArchive } from '#server/cli/archive/open-archive.ts';
import { ContactsError } from '#server/cli/contacts-error.ts';
import { toBackup } from '#server/cli/files/backup-format.ts';
import { resolveFile } from '#server/cli/files/read-file.ts';
import { isPipeOrDevice, writeWholeFile } from '#server/cli/files/write-file.ts';
import type { CommandNamed } from '#server/cli/terminal/arguments.ts';
import { print, printJson } from '#server/cli/terminal/print.ts';
import { createProgress, showing } from '#server/cli/terminal/progress.ts';
import { countMessages } from '#server/cli/terminal/words.ts';
import type { DataPlace } from '#server/settings/env.ts';
import type { StoredContact } from '#server/store/store.ts';

export function backup({ file, json }: CommandNamed<'backup'>, place: DataPlace): Promise<void> {
  return withArchive(place, async (archive) => {
    // In silence, a wrong DATA_DIR in somebody's crontab would be found when it is too late.
    if (!archive) throw new ContactsError('There are no messages yet, so no backup was written.');
    const path = resolveFile(file);
    // What we say of it would end up in it.
    if (await isPipeOrDevice(path)) throw new ContactsError(`${file} is not a file.`);

    let count = 0;
    const progress = createProgress('Backing up', await archive.count());
    async function* counted(contacts: AsyncIterable<StoredContact>) {
      for await (const contact of contacts) {
        count++;
        yield contact;
      }
    }
    const contacts = counted(showing(archive.read(), progress));
    await writeWholeFile(file, toBackup(contacts, new Date().toISOString()));
    if (json) return printJson({ file: path, count });
    const { size } = await stat(path);
    return print(`${countMessages(count)} backed up in ${file} (${formatSize(size)}).\n`);
  });
}

function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
