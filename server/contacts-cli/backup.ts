import { stat } from 'node:fs/promises';
import type { DataPlace } from '../env.ts';
import type { StoredContact } from '../store/store.ts';
import type { CommandNamed } from './arguments.ts';
import { toBackup } from './backup-format.ts';
import { ContactsError } from './contacts-error.ts';
import { withArchive } from './open-archive.ts';
import { print, printJson } from './print.ts';
import { createProgress, showing } from './progress.ts';
import { resolveFile } from './read-file.ts';
import { countMessages } from './words.ts';
import { isPipeOrDevice, writeWholeFile } from './write-file.ts';

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
