/** What the owner is told in one line, without a stack trace. */
export class ContactsError extends Error {}
