import { type Message, type MessageColumn, messageColumns, messageFields } from './message.ts';

/**
 * The rules for a stored message. Our server checks them here; PostgreSQL repeats them as CHECK
 * constraints, named by `constraintName`, for what PostgREST inserts.
 */
const messageRules = ['not_blank', 'length', 'characters', 'address'] as const;

export type MessageRule = (typeof messageRules)[number];

export interface BrokenRule {
  column: MessageColumn;
  rule: MessageRule;
}

// No control characters, except tabs and line breaks in text of several lines.
const controlCharacter = /\p{Cc}/u;
const controlCharacterInLines = /[^\P{Cc}\t\n]/u;

// The pattern that browsers use for `type=email`, with domain labels in any script: the server
// must accept every address that the form's own check accepts.
const localPart = /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+/u.source;
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
const plainAddress = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`, 'u');

/** Returns the first rule that the message breaks, in the order of the columns. */
export function findBrokenRule(message: Message): BrokenRule | undefined {
  for (const column of messageColumns) {
    const rule = ruleBrokenBy(column, message[column]);
    if (rule) return { column, rule };
  }
  return undefined;
}

export function constraintName({ column, rule }: BrokenRule): string {
  return `contacts_${column}_${rule}`;
}

/** Finds the rule whose constraint the data API's error message names. */
export function findNamedRule(errorMessage: string): BrokenRule | undefined {
  return messageColumns
    .flatMap((column) => messageRules.map((rule) => ({ column, rule })))
    .find((broken) => errorMessage.includes(`check constraint "${constraintName(broken)}"`));
}

/** Fills the field's label, without its star, and its limit into the text for a rule. */
export function explainBrokenRule(
  { column, rule }: BrokenRule,
  words: Record<MessageRule, string>,
  fields: Record<MessageColumn, { label: string }>,
): string {
  const label = fields[column].label.replace(/ \*$/, '');
  return words[rule].replace('{label}', label).replace('{limit}', `${messageFields[column].limit}`);
}

/** Accepts one bare mailbox: no display name, no list, nothing that could break a mail header. */
export function isPlainAddress(text: string): boolean {
  return text.length <= messageFields.email.limit && plainAddress.test(text);
}

function ruleBrokenBy(column: MessageColumn, text: string): MessageRule | undefined {
  if (text.trim() === '') return 'not_blank';
  const { kind, limit } = messageFields[column];
  // Counted in code points, as the databases count.
  if ([...text].length > limit) return 'length';
  const refused = kind === 'lines' ? controlCharacterInLines : controlCharacter;
  if (refused.test(text)) return 'characters';
  if (kind === 'email' && !isPlainAddress(text)) return 'address';
  return undefined;
}
