import { company } from './company.ts';
import { formatNumber } from './visitor-line.ts';

/** The copy around the form. */
export const contactCopy = {
  title: 'Contact',
  headline: 'A person writes back and says where to start.',
  lead: 'Tell us what you run and what slows you down.',
  /** Shown below the lead once the visitor has drawn a line. */
  line: {
    title: 'Your line',
    waiting: (hours: number) => `${formatNumber(hours)} of them waiting`,
    addLabel: 'Add it to the message',
    addedLabel: 'In your message',
  },
  next: {
    title: 'What happens to your message',
    steps: [
      'You write it.',
      'We store it and confirm it.',
      'It reaches our mailbox.',
      'We answer by email.',
    ],
    /** The labels of the current step. */
    nowLabel: 'Now',
    failedLabel: 'Failed',
    /** The link's text must differ from the footer's, which is the bare address. */
    direct: { question: 'Prefer email?', link: `Write to ${company.mailboxes.general}` },
  },
  /** A summary of docs/messages.md. */
  privacy: {
    title: 'Privacy',
    /** The label that expands the paragraphs on phones. */
    summary: 'What we keep, and for how long',
    paragraphs: [
      `To answer you, we keep your name, email address, company and message in our database and mailbox until you write to ${company.mailboxes.general} to have them deleted.`,
      'To stop spam, we keep a keyed hash of your IP address for ten minutes.',
      'No cookies, no tracking. What you type and the line you draw stay in your browser until you send them. A copied link carries its figures after the #, which browsers do not send.',
    ],
  },
} as const;

export const formCopy = {
  fields: {
    name: { label: 'Full Name *' },
    email: { label: 'Email Address *' },
    company: { label: 'Company *' },
    message: { label: 'Message *' },
    /** Hidden from people, so only bots fill it in. */
    honeypot: { label: 'Leave this empty' },
  },
  /** The first line of a message that the visitor starts with the link of a service or a product. */
  subject: (topic: string) => `About: ${topic}`,
  submit: {
    idle: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
  },
  /** Shown in the form on static hosts, in browsers without scripts. */
  needsScripts: {
    title: 'This form needs JavaScript, which your browser has switched off.',
    text: 'Your message reaches the same mailbox by email:',
    link: {
      label: `send it to ${company.mailboxes.general}`,
      href: `mailto:${company.mailboxes.general}`,
    },
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
      link: { text: 'contact us directly', href: `mailto:${company.mailboxes.general}` },
    },
  },
} as const;
