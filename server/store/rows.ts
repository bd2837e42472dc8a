import { textColumns } from './message-sql.ts';
import type { Claim, StoredMessage } from './store.ts';

/** A driver's row. Times are `Date` from PostgreSQL, text from SQLite. */
export type Row = Record<string, unknown>;

/** The columns of a claim and of a stored message. */
export const claimColumns = `id, created_at, ${textColumns}, attempts, refusals`;
export const storedColumns = `id, created_at, ${textColumns}, notified_at, attempts, next_attempt_at, last_error, refusals, filed`;

export function readClaim(row: Row): Claim {
  return { ...row, created_at: readTime(row['created_at']) } as Claim;
}

export function readStoredMessage(row: Row): StoredMessage {
  return {
    ...row,
    created_at: readTime(row['created_at']),
    notified_at: readTime(row['notified_at']),
    next_attempt_at: readTime(row['next_attempt_at']),
    // SQLite has no booleans.
    filed: Boolean(row['filed']),
  } as StoredMessage;
}

export function readTime(value: unknown): string | null {
  return value instanceof Date ? value.toISOString() : ((value ?? null) as string | null);
}
