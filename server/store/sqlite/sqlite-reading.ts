import type { DatabaseSync } from 'node:sqlite';
import { contactColumns } from '#contract/contact.ts';
import type { ContactFilter, StoredContact } from '#server/store/store.ts';
import { readStoredContact } from './sqlite-rows.ts';

/** Oldest first. */
export function* readMatching(
  database: DatabaseSync,
  filter: ContactFilter,
): Iterable<StoredContact> {
  const { condition, values } = toCondition(filter);
  const rows = database.prepare(
    `select * from contacts where ${condition} order by created_at, rowid`,
  );
  const matches = matcher(filter);
  for (const row of rows.iterate(values)) {
    const contact = readStoredContact(row);
    if (matches(contact)) yield contact;
  }
}

/** Newest first, at most so many. */
export function* readBackwards(
  database: DatabaseSync,
  filter: ContactFilter,
  most: number,
): Iterable<StoredContact> {
  const { condition, values } = toCondition(filter);
  const rows = database.prepare(
    `select * from contacts where ${condition} order by created_at desc, rowid desc`,
  );
  const matches = matcher(filter);
  let found = 0;
  for (const row of rows.iterate(values)) {
    if (found === most) return;
    const contact = readStoredContact(row);
    if (!matches(contact)) continue;
    found += 1;
    yield contact;
  }
}

/** The part of a filter that SQLite can judge. */
export function toCondition({ before, idPrefix }: ContactFilter) {
  const conditions = ['true'];
  const values: Record<string, string> = {};
  if (before !== undefined) {
    conditions.push('created_at < :before');
    // In the form in which times are stored, so that they compare as texts.
    values['before'] = new Date(before).toISOString();
  }
  if (idPrefix !== undefined) {
    conditions.push('substr(id, 1, length(:idPrefix)) = :idPrefix');
    values['idPrefix'] = idPrefix;
  }
  return { condition: conditions.join(' and '), values };
}

/** What SQLite cannot compare itself: it folds the case of ASCII only. */
function matcher({ text, email }: ContactFilter): (contact: StoredContact) => boolean {
  const wantedText = text?.toLowerCase();
  const wantedEmail = email?.toLowerCase();
  return (contact) =>
    (wantedEmail === undefined || contact.email.toLowerCase() === wantedEmail) &&
    (wantedText === undefined ||
      contactColumns.some((column) => contact[column].toLowerCase().includes(wantedText)));
}
