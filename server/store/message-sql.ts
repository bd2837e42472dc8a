import { randomBytes } from 'node:crypto';
import { type Message, messageColumns, messageFields } from '#contract/message.ts';
import { makeMessage } from '#contract/message-texts.ts';
import { spellMailbox } from './mailbox.ts';

/** The columns that a visitor fills in, as a statement lists them, and as its named parameters. */
export const textColumns = messageColumns.join(', ');
export const textParameters = messageColumns.map((column) => `:${column}`).join(', ');

/**
 * The texts as they are stored, and nothing else: a value from outside must never name another
 * parameter. Each mail address has one spelling.
 */
export function toStored(contact: Message): Message {
  return makeMessage((column) =>
    messageFields[column].kind === 'email' ? spellMailbox(contact[column]) : contact[column],
  );
}

/** To try whether a message can be stored: as large as one, and not to be compressed. */
export function probeMessage(): Message {
  return makeMessage((column) => {
    if (column === 'message') return randomBytes(2000).toString('hex');
    return messageFields[column].kind === 'email' ? 'ready@ready.invalid' : 'ready';
  });
}
