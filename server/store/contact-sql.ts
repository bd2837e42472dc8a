import { randomBytes } from 'node:crypto';
import { type Contact, contactColumns, contactFields } from '#contract/contact.ts';
import { makeContact } from '#contract/contact-texts.ts';
import { spellMailbox } from './mailbox.ts';

/** The columns that a visitor fills in, as a statement lists them, and as its named parameters. */
export const textColumns = contactColumns.join(', ');
export const textParameters = contactColumns.map((column) => `:${column}`).join(', ');

/**
 * The texts as they are stored, and nothing else: a value from outside must never name another
 * parameter. Each mail address has one spelling.
 */
export function toStored(contact: Contact): Contact {
  return makeContact((column) =>
    contactFields[column].kind === 'email' ? spellMailbox(contact[column]) : contact[column],
  );
}

/** To try whether a message can be stored: as large as one, and not to be compressed. */
export function probeContact(): Contact {
  return makeContact((column) => {
    if (column === 'message') return randomBytes(2000).toString('hex');
    return contactFields[column].kind === 'email' ? 'ready@ready.invalid' : 'ready';
  });
}
