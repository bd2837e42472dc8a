import { company } from './company.ts';

export const contact = {
  title: 'Contact',
  lead: 'Tell us what you run and what is slow about it. A person reads every message.',
  fields: {
    name: { label: 'Full Name *' },
    email: { label: 'Email Address *' },
    company: { label: 'Company *' },
    message: { label: 'Message *' },
    /** Hidden from people. Only a program fills it in. */
    honeypot: { label: 'Leave this empty' },
  },
  submit: {
    idle: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
  },
  toasts: {
    region: 'Notifications',
    dismiss: 'Dismiss',
    sent: {
      title: 'Message sent successfully!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failed: {
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
    },
  },
  next: {
    title: 'What happens to a message',
    steps: [
      'It is stored the moment the form says it was sent.',
      `It is passed on to ${company.mailboxes.general}.`,
      'We answer to the address you gave.',
    ],
    direct: 'Rather write a mail?',
  },
} as const;

/** The pages our own server answers with when the form is sent without scripts. */
export const contactAnswers = {
  sent: {
    title: contact.toasts.sent.title,
    text: contact.toasts.sent.description,
    link: { label: 'Return to Home', href: '/' },
  },
  failed: {
    title: contact.toasts.failed.title,
    text: contact.toasts.failed.description,
    kept: 'What you wrote is below, as you sent it.',
  },
} as const;
