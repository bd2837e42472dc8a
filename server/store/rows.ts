import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import type { Claim, StoredMessage } from './store.ts';

/** The columns of the form, as a column list and as named parameters. */
export const textColumns = messageColumns.join(', ');
export const textParameters = messageColumns.map((column) => `:${column}`).join(', ');

/** The columns of a claim and of a stored message. */
export const claimColumns = `id, created_at, ${textColumns}, attempts, refusals`;
export const storedColumns = `id, created_at, ${textColumns}, notified_at, attempts, next_attempt_at, last_error, refusals, filed`;

/** A driver's row. Times are `Date` from PostgreSQL, text from SQLite. */
export type Row = Record<string, unknown>;

/**
 * Returns the texts to store, with normalized mail addresses, and nothing else: a value from outside
 * must never set another parameter.
 */
export function toStored(contact: Message): Message {
  return makeMessage((column) =>
    messageFields[column].kind === 'email' ? normalizeAddress(contact[column]) : contact[column],
  );
}

/**
 * Normalizes a mail address to its stored spelling, with the domain in lower-case ASCII, so that
 * `ada@MÜNCHEN.example` and `ada@xn--mnchen-3ya.example` are one mailbox.
 */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain.toLowerCase());
}

/** Compares two mail addresses, in any spelling and in any case. */
export function isSameMailbox(one: string, other: string): boolean {
  return normalizeAddress(one).toLowerCase() === normalizeAddress(other).toLowerCase();
}

/** Returns a message for the readiness check: as large as a real one, and incompressible. */
export function probeMessage(): Message {
  return makeMessage((column) => {
    if (column === 'message') return randomBytes(2000).toString('hex');
    return messageFields[column].kind === 'email' ? 'ready@ready.invalid' : 'ready';
  });
}

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
