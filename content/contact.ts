import { company } from './company.ts';

/** The words around the form. */
export const contactWords = {
  title: 'Contact',
  claim: 'A person reads your message and answers by email.',
  lead: 'Tell us what you run and what slows you down.',
  next: {
    title: 'What happens to your message',
    /** The stations of the line beside these words. */
    steps: ['Written by you.', 'Stored, then confirmed.', 'Sent to our mailbox.', 'Answered.'],
    /** The footer has the address itself. */
    direct: { question: 'Prefer email?', link: 'Write to us' },
  },
  /** A summary of docs/messages.md. */
  privacy: {
    title: 'Privacy',
    lines: [
      'To answer you, we keep your name, email address, company and message in our database and mailbox until you ask us to delete them.',
      'To stop spam, we keep a keyed hash of your IP address for ten minutes.',
      'No cookies, no tracking. What you type stays in your browser until you send it.',
    ],
  },
} as const;

export const formWords = {
  fields: {
    name: { label: 'Full Name *' },
    email: { label: 'Email Address *' },
    company: { label: 'Company *' },
    message: { label: 'Message *' },
    /** Hidden from people. Only a bot fills it in. */
    honeypot: { label: 'Leave this empty' },
  },
  /** Begins a message that was started from a link with a subject. */
  subject: 'Subject:',
  submit: {
    idle: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
  },
  toasts: {
    dismiss: 'Dismiss',
    sent: {
      title: 'Message sent successfully!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failed: {
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
      link: { words: 'contact us directly', href: `mailto:${company.mailboxes.general}` },
    },
  },
} as const;
