import { ContactsError } from '#server/cli/contacts-error.ts';
import type { ContactArchive, StoredContact } from '#server/store/store.ts';

/** The one message whose ID begins so. Throws `ContactsError` when there is none, or more than one. */
export async function findOne(archive: ContactArchive, id: string): Promise<StoredContact> {
  const filter = { idPrefix: id.trim().toLowerCase() };
  const count = await archive.count(filter);
  if (count > 1) {
    throw new ContactsError(
      `${count} messages have an ID that begins with "${id}": give more of it.`,
    );
  }
  for await (const contact of archive.read(filter)) return contact;
  throw new ContactsError(`There is no message whose ID begins with "${id}".`);
}
