import { randomBytes } from 'node:crypto';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { spellMailbox } from './mailbox.ts';

/** The columns of the form, as a column list and as named parameters. */
export const textColumns = messageColumns.join(', ');
export const textParameters = messageColumns.map((column) => `:${column}`).join(', ');

/**
 * Returns the texts to store, with normalized mail addresses, and nothing else: a value from outside
 * must never set another parameter.
 */
export function toStored(contact: Message): Message {
  return makeMessage((column) =>
    messageFields[column].kind === 'email' ? spellMailbox(contact[column]) : contact[column],
  );
}

/** Returns a message for the readiness check: as large as a real one, and incompressible. */
export function probeMessage(): Message {
  return makeMessage((column) => {
    if (column === 'message') return randomBytes(2000).toString('hex');
    return messageFields[column].kind === 'email' ? 'ready@ready.invalid' : 'ready';
  });
}
