import { type Contact, type ContactColumn, contactFields } from './contact.ts';
import { makeContact } from './contact-texts.ts';

const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\t\n]/gu;

/**
 * Puts right what nobody sees who writes a message, so that no rule refuses it: soft line breaks are line
 * breaks, in one line these and tabs are spaces, and other control characters are left out.
 */
export function tidyContact(contact: Contact): Contact {
  return makeContact((column) => tidyText(column, contact[column]));
}

function tidyText(column: ContactColumn, text: string): string {
  const lines = text.replace(lineBreak, '\n').replace(otherControl, '');
  const inLines = contactFields[column].kind === 'lines';
  return (inLines ? lines : lines.replace(/[\t\n]/g, ' ')).trim();
}
