/** What browser, server, database and edge function agree on about a contact message. */

/** The four columns a visitor fills in, with the longest text each may hold, in characters. */
export const contactLimits = {
  name: 200,
  email: 320,
  company: 200,
  message: 5000,
} as const;

export type ContactColumn = keyof typeof contactLimits;
export type Contact = Record<ContactColumn, string>;

export const contactColumns = Object.keys(contactLimits) as ContactColumn[];

/**
 * The form field no person sees. A message that fills it in is taken for a program's, so its name has to be
 * one that browsers and password managers fill in nothing for.
 */
export const honeypotField = 'leave_empty';

/** The largest request body the server reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
