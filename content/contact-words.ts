import { company } from './company.ts';

/** What stands beside the form. */
export const contactWords = {
  title: 'Contact',
  lead: 'Tell us what you run and what is slow about it. A person reads every message.',
  next: {
    title: 'What happens to a message',
    steps: [
      'It is stored before the form says that it was sent.',
      `It is passed on to ${company.mailboxes.general}.`,
      'We answer to the address you gave.',
    ],
    direct: 'Prefer email?',
  },
  /** What becomes of a message, as docs/messages.md has it. */
  use: {
    title: 'How we use what you send',
    lines: [
      'It stays in our database and our mailbox until you ask us by mail to delete it.',
      'To stop floods, a keyed hash of your network address is kept for ten minutes.',
      'No cookies, no third parties.',
    ],
  },
} as const;
