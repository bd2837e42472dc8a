// The form, types, validation and SQL columns are derived from `fields`. docs/editing.md says how to add a field.

interface MessageField {
  /** One line of text, one bare email address, or several lines of text. */
  type: 'text' | 'email' | 'multiline';
  /** Maximum length in code points. */
  limit: number;
  /** The `autocomplete` token. */
  autoComplete?: string;
  /** Height of the textarea, in lines. */
  rows?: number;
}

/** The form's fields, in order. All are required. */
const fields = {
  name: { type: 'text', limit: 200, autoComplete: 'name' },
  email: { type: 'email', limit: 320, autoComplete: 'email' },
  company: { type: 'text', limit: 200, autoComplete: 'organization' },
  message: { type: 'multiline', limit: 5000, rows: 5 },
} as const satisfies Record<string, MessageField>;

export type MessageColumn = keyof typeof fields;

export type Message = Record<MessageColumn, string>;

export const messageFields: Record<MessageColumn, MessageField> = fields;

export const messageColumns = Object.keys(fields) as MessageColumn[];

/** The name of the honeypot, which only bots fill in. Browsers and password managers must not recognize the name. */
export const honeypotField = 'leave_empty';

/** The size of the largest request body that the server reads (bytes). */
export const maxBodyBytes = 64 * 1024;
