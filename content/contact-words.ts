/** What stands beside the form. */
export const contactWords = {
  title: 'Contact',
  claim: 'A person reads your message and answers by email.',
  lead: 'Tell us what you run and what is slow about it.',
  next: {
    title: 'What happens to a message',
    /** The stations of its line, which stands beside these words. */
    steps: ['Written by you.', 'Stored, then confirmed.', 'Sent to our mailbox.', 'Answered.'],
    direct: 'Prefer email?',
  },
  /** What becomes of a message, as docs/messages.md has it. */
  privacy: {
    title: 'Privacy',
    lines: [
      'We store your name, email address, company and message to answer you, in our database and our mailbox, until you ask us by email to delete them.',
      'To stop spam, a keyed hash of your IP address is kept for ten minutes.',
      'No cookies, no tracking. If the form keeps a session, it stays in your browser.',
    ],
  },
} as const;
