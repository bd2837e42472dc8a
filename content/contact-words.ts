import { company } from './company.ts';

/** What stands beside the form. */
export const contactWords = {
  title: 'Contact',
  lead: 'Tell us what you run and what is slow about it. A person reads every message.',
  next: {
    title: 'What happens to a message',
    steps: [
      'It is stored the moment the form says it was sent.',
      `It is passed on to ${company.mailboxes.general}.`,
      'We answer to the address you gave.',
    ],
    direct: `Rather write a mail? ${company.mailboxes.general}`,
  },
} as const;
