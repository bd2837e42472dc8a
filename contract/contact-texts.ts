import { type Contact, type ContactColumn, contactColumns, contactFields } from './contact.ts';

/** A message of what is read for each column, and of nothing else. */
export function makeContact(read: (column: ContactColumn) => string): Contact {
  return Object.fromEntries(contactColumns.map((column) => [column, read(column)])) as Contact;
}

/** All but the message itself, each with what the owner knows it by: `Email`, for the column `email`. */
export function detailsOf(contact: Contact): { label: string; text: string }[] {
  return columnsOf(contact)
    .filter((column) => column !== 'message')
    .map((column) => ({ label: capitalize(column), text: contact[column] }));
}

/** Its columns but those that are empty because they were added after it was sent. */
function columnsOf(contact: Contact): ContactColumn[] {
  return contactColumns.filter((column) => contact[column] || !contactFields[column].addedLater);
}

function capitalize(column: string): string {
  return (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll('_', ' ');
}
