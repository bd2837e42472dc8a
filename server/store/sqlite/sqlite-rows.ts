import { hash } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import { type Contact, contactColumns } from '#contract/contact.ts';
import { makeContact } from '#contract/contact-texts.ts';
import type { Claim, StoredContact } from '#server/store/store.ts';

type Row = Record<string, SQLOutputValue>;

export function readClaim(row: Row): Claim {
  return {
    id: String(row['id']),
    attempts: Number(row['attempts']),
    createdAt: String(row['created_at']),
    ...makeContact((column) => String(row[column])),
  };
}

export function readStoredContact(row: Row): StoredContact {
  return {
    ...readClaim(row),
    notifiedAt: textOrNull(row['notified_at']),
    nextAttemptAt: textOrNull(row['next_attempt_at']),
    lastError: textOrNull(row['last_error']),
  };
}

export function textOrNull(value: SQLOutputValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** What makes two messages the same. The separator cannot occur in a stored text. */
export function digestOf(contact: Contact): Buffer {
  const texts = contactColumns.map((column) => contact[column]);
  return hash('sha256', texts.join('\x1f'), 'buffer');
}
