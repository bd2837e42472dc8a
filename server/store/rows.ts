import { isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';

/** The columns of the form, as a column list and as named parameters. */
export const formColumns = messageColumns.join(', ');
export const formParameters = messageColumns.map((column) => `:${column}`).join(', ');

/** The columns of a claim and of a stored message. */
export const claimColumns = `id, created_at, ${formColumns}, attempts, claim_token`;
export const storedColumns = `id, created_at, ${formColumns}, notified_at, attempts, next_attempt_at, last_error`;

/**
 * Returns the texts to store, with mail addresses normalized. Copies the known columns only, so that input
 * cannot set another parameter of the statement.
 */
export function normalizeForStorage(message: Message): Message {
  return makeMessage((column) =>
    messageFields[column].kind === 'email' ? normalizeAddress(message[column]) : message[column],
  );
}

/**
 * Normalizes a mail address to its stored spelling, with the domain in lower-case ASCII, so that
 * `ada@MÜNCHEN.example` and `ada@xn--mnchen-3ya.example` are one mailbox.
 */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const ascii = domainToASCII(domain);
  // `domainToASCII` turns the domain "1" into 0.0.0.1.
  return address.slice(0, at) + (ascii && !isIPv4(ascii) ? ascii : domain.toLowerCase());
}

/** Returns one comparison key for all forms of an email address, ignoring case. */
export function emailKey(address: string): string {
  return normalizeAddress(address).toLowerCase();
}
