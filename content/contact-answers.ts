import { contact } from './contact.ts';

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
