import { type Message, type MessageColumn, messageFields } from './message.ts';
import { makeMessage } from './message-texts.ts';

const lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const otherControl = /[^\P{Cc}\t\n]/gu;

/** Zero-width spaces, marks of direction and the like, which come along when an address is pasted. */
const invisible = /\p{Cf}/gu;

/**
 * Removes what the visitor cannot see and a rule would refuse: soft line breaks become line breaks,
 * which in one line are spaces, as tabs are; other control characters are left out.
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
