import { type Message, type MessageColumn, messageColumns, messageFields } from './message.ts';

/** A message of what is read for each column, and of nothing else. */
export function makeMessage(read: (column: MessageColumn) => string): Message {
  return Object.fromEntries(messageColumns.map((column) => [column, read(column)])) as Message;
}

/** All but the message itself, each with what the owner knows it by: `Email`, for the column `email`. */
export function detailsOf(contact: Message): { label: string; text: string }[] {
  return columnsOf(contact)
    .filter((column) => column !== 'message')
    .map((column) => ({ label: capitalize(column), text: contact[column] }));
}

/** Its columns but those that are empty because they were added after it was sent. */
function columnsOf(contact: Message): MessageColumn[] {
  return messageColumns.filter((column) => contact[column] || !messageFields[column].addedLater);
}

function capitalize(column: string): string {
  return (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll('_', ' ');
}
