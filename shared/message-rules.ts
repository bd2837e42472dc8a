import { type Message, type MessageColumn, messageColumns, messageFields } from './message.ts';

/**
 * The rules for a stored message. The Node server checks them here; PostgreSQL repeats them as CHECK
 * constraints, named by `constraintName`, for the messages that PostgREST inserts.
 */
const messageRules = ['not_blank', 'length', 'characters', 'address'] as const;

export type MessageRule = (typeof messageRules)[number];

export interface Violation {
  column: MessageColumn;
  rule: MessageRule;
}

// Control characters are not allowed, except for tabs and line breaks in multiline text.
const controlCharacter = /\p{Cc}/u;
const controlCharacterInLines = /[^\P{Cc}\t\n]/u;

// The pattern that browsers use for `type=email`, with domain labels in any script, because the server
// must accept every address that the browser's check accepts.
const localPart = /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+/u.source;
const domainLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
const plainAddress = new RegExp(`^${localPart}@${domainLabel}(?:\\.${domainLabel})*$`, 'u');

/** Returns the first violation, in the order of the columns. */
export function findViolation(message: Message): Violation | undefined {
  for (const column of messageColumns) {
    const rule = findViolatedRule(column, message[column]);
    if (rule) return { column, rule };
  }
  return undefined;
}

export function constraintName({ column, rule }: Violation): string {
  return `contacts_${column}_${rule}`;
}

/** Finds the violated constraint in an error message of the data API. */
export function violationFromError(errorMessage: string): Violation | undefined {
  return messageColumns
    .flatMap((column) => messageRules.map((rule) => ({ column, rule })))
    .find((violation) => errorMessage.includes(`check constraint "${constraintName(violation)}"`));
}

/** Inserts the field's label, without the asterisk, and the field's limit into the rule's explanation. */
export function explainViolation(
  { column, rule }: Violation,
  explanations: Record<MessageRule, string>,
  fields: Record<MessageColumn, { label: string }>,
): string {
  const label = fields[column].label.replace(/ \*$/, '');
  return explanations[rule]
    .replace('{label}', label)
    .replace('{limit}', `${messageFields[column].limit}`);
}

/** Accepts one bare address: no display name, no list, nothing that could break an email header. */
export function isPlainAddress(text: string): boolean {
  return text.length <= messageFields.email.limit && plainAddress.test(text);
}

function findViolatedRule(column: MessageColumn, text: string): MessageRule | undefined {
  if (text.trim() === '') return 'not_blank';
  const { type, limit } = messageFields[column];
  // Counts code points, as the databases do.
  if ([...text].length > limit) return 'length';
  const forbidden = type === 'multiline' ? controlCharacterInLines : controlCharacter;
  if (forbidden.test(text)) return 'characters';
  if (type === 'email' && !isPlainAddress(text)) return 'address';
  return undefined;
}
