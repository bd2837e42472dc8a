import { makeContact } from '#contract/contact-texts.ts';
import type { Claim, StoredContact } from './store.ts';

/** One row as a driver reads it. Times are `Date` from PostgreSQL, text from SQLite. */
export type Row = Record<string, unknown>;

export function readClaim(row: Row): Claim {
  return {
    id: String(row['id']),
    attempts: Number(row['attempts']),
    refusals: Number(row['refusals']),
    createdAt: readTime(row['created_at']) ?? '',
    ...makeContact((column) => String(row[column])),
  };
}

export function readStoredContact(row: Row): StoredContact {
  const lastError = row['last_error'];
  return {
    ...readClaim(row),
    notifiedAt: readTime(row['notified_at']),
    nextAttemptAt: readTime(row['next_attempt_at']),
    lastError: typeof lastError === 'string' ? lastError : null,
    // SQLite has no booleans.
    filed: Boolean(row['filed']),
  };
}

/** The columns as the table names them, for programs and for `copy`. */
export function toRow(contact: StoredContact) {
  return {
    id: contact.id,
    created_at: contact.createdAt,
    ...makeContact((column) => contact[column]),
    notified_at: contact.notifiedAt,
    attempts: contact.attempts,
    next_attempt_at: contact.nextAttemptAt,
    last_error: contact.lastError,
    refusals: contact.refusals,
    filed: contact.filed,
  };
}

export function readTime(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : null;
}
