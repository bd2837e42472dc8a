// Everything that has a field for each column follows this file. docs/editing.md says how to add one.

interface MessageField {
  /** One line of text, one bare email address, or several lines. */
  type: 'text' | 'email' | 'multiline';
  /** The longest text, in code points. */
  limit: number;
  /** The `autocomplete` token. */
  autoComplete?: string;
  /** The height of the control, in lines. */
  rows?: number;
}

/** The fields of the form, in its order. Each is required. */
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

/**
 * The honeypot, hidden from people: only a bot fills it in. Its name must be one that no browser or password
 * manager fills in.
 */
export const honeypotField = 'leave_empty';

/** The largest request body the server reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
