/** What stands beside the form. */
export const contactWords = {
  title: 'Contact',
  claim: 'A person reads your message and answers by email.',
  lead: 'Tell us what you run and what is slow about it.',
  next: {
    title: 'What happens to a message',
    /** The stations of its line, which stands beside these words. */
    steps: [
      'Written by you.',
      'Stored, then confirmed.',
      'Passed on to our mailbox.',
      'Answered by a person.',
    ],
    direct: 'Prefer email?',
  },
  /** What becomes of a message, as docs/messages.md has it. */
  privacy: {
    title: 'Privacy',
    lines: [
      'We store your name, email address, company and message to answer you, in our database and our mailbox, until you ask us by email to delete them.',
      'To stop spam, a keyed hash of your network address is kept for ten minutes.',
      'No cookies, no tracking. A database session, if any, is in your browser’s local storage.',
    ],
  },
} as const;
