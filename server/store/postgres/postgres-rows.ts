import { makeContact } from '#contract/contact-texts.ts';
import type { SqlRow } from '#server/store/sql-database.ts';
import type { Claim, StoredContact } from '#server/store/store.ts';

export function readClaim(row: SqlRow): Claim {
  return {
    id: String(row['id']),
    attempts: Number(row['attempts']),
    createdAt: readTime(row['created_at']) ?? '',
    ...makeContact((column) => String(row[column])),
  };
}

export function readStoredContact(row: SqlRow): StoredContact {
  const lastError = row['last_error'];
  return {
    ...readClaim(row),
    notifiedAt: readTime(row['notified_at']),
    nextAttemptAt: readTime(row['next_attempt_at']),
    lastError: typeof lastError === 'string' ? lastError : null,
  };
}

export function readTime(value: unknown): string | null {
  return value instanceof Date ? value.toISOString() : null;
}
