/** An error that the owner reads as one line, without a stack trace. */
export class ContactsError extends Error {}
