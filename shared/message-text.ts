import { type Message, type MessageColumn, messageColumns, messageFields } from './message.ts';

const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const otherControl = /(?!\n)\p{Cc}/gu;

/** Zero-width spaces, direction marks and the like, which a pasted address may contain. */
const invisible = /\p{Cf}/gu;

/** Builds a message from the value that `read` returns for each column. */
export function makeMessage(read: (column: MessageColumn) => string): Message {
  return Object.fromEntries(messageColumns.map((column) => [column, read(column)])) as Message;
}

/** Lists every field except the message itself, with a label: `Email` for the column `email`. */
export function messageDetails(message: Message): { label: string; text: string }[] {
  return messageColumns
    .filter((column) => column !== 'message')
    .map((column) => {
      const label = column.charAt(0).toUpperCase() + column.slice(1).replaceAll('_', ' ');
      return { label, text: message[column] };
    });
}

/**
 * Trims each field. Turns every line break into `\n`, or into a space in a single-line field, and every tab into a
 * space. Removes the other control characters and, from an email address, the invisible characters.
 */
export function normalizeMessage(message: Message): Message {
  return makeMessage((column) => normalizeText(column, message[column]));
}

function normalizeText(column: MessageColumn, text: string): string {
  const lines = text.replace(lineBreak, '\n').replaceAll('\t', ' ').replace(otherControl, '');
  const { type } = messageFields[column];
  if (type === 'multiline') return lines.trim();
  const line = lines.replaceAll('\n', ' ');
  return (type === 'email' ? line.replace(invisible, '') : line).trim();
}
