import { domainToASCII } from 'node:url';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { makeMessage } from '#shared/message-text.ts';

export const formColumns = messageColumns.join(', ');
export const claimColumns = `id, created_at, ${formColumns}, attempts, claim_token`;
export const storedColumns = `id, created_at, ${formColumns}, notified_at, attempts, next_attempt_at, last_error`;

/** Returns the fields to store, with email addresses normalized. */
export function normalizeForStorage(message: Message): Message {
  return makeMessage((column) =>
    messageFields[column].type === 'email' ? normalizeAddress(message[column]) : message[column],
  );
}

/**
 * Converts an email address's domain to lower-case ASCII, so that `ada@MÜNCHEN.example` and
 * `ada@xn--mnchen-3ya.example` are one mailbox.
 */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain.toLowerCase());
}

/** Returns one comparison key for all forms of an email address, ignoring case. */
export function emailKey(address: string): string {
  return normalizeAddress(address).toLowerCase();
}
