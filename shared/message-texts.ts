import { type Message, type MessageColumn, messageColumns, messageFields } from './message.ts';

/** Builds a message by reading one text for each column. */
export function makeMessage(read: (column: MessageColumn) => string): Message {
  return Object.fromEntries(messageColumns.map((column) => [column, read(column)])) as Message;
}

/** Lists every text but the message itself, with a label: `Email` for the column `email`. */
export function detailsOf(contact: Message): { label: string; text: string }[] {
  return columnsOf(contact)
    .filter((column) => column !== 'message')
    .map((column) => ({ label: capitalize(column), text: contact[column] }));
}

/** Leaves out columns that were added after the message was sent. */
function columnsOf(contact: Message): MessageColumn[] {
  return messageColumns.filter((column) => contact[column] || !messageFields[column].addedLater);
}

function capitalize(column: string): string {
  return (column.charAt(0).toUpperCase() + column.slice(1)).replaceAll('_', ' ');
}
