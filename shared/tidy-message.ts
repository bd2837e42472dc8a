import { type Message, type MessageColumn, messageFields } from './message.ts';
import { makeMessage } from './message-texts.ts';

const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\t\n]/gu;

/** Zero-width spaces, direction marks and the like, which pasting an address may bring. */
const invisible = /\p{Cf}/gu;

/**
 * Removes what the visitor cannot see and a rule would refuse: every kind of line break becomes `\n`, or a
 * space in a single line, as do tabs; other control characters are dropped.
 */
export function tidyMessage(contact: Message): Message {
  return makeMessage((column) => tidyText(column, contact[column]));
}

function tidyText(column: MessageColumn, text: string): string {
  const lines = text.replace(lineBreak, '\n').replace(otherControl, '');
  const { kind } = messageFields[column];
  if (kind === 'lines') return lines.trim();
  const line = lines.replace(/[\t\n]/g, ' ');
  return (kind === 'email' ? line.replace(invisible, '') : line).trim();
}
