import { type Contact, type ContactColumn, contactColumns } from './contact.ts';

const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\t\n]/gu;

/**
 * Puts right what nobody sees who writes a message, so that no rule refuses it: soft line breaks are line
 * breaks, in one line these and tabs are spaces, and other control characters are left out.
 */
export function tidyContact(contact: Contact): Contact {
  const tidied = contactColumns.map((column) => [column, tidyText(column, contact[column])]);
  return Object.fromEntries(tidied) as Contact;
}

function tidyText(column: ContactColumn, text: string): string {
  const lines = text.replace(lineBreak, '\n').replace(otherControl, '');
  return (column === 'message' ? lines : lines.replace(/[\t\n]/g, ' ')).trim();
}
