import { formCopy } from './contact.ts';

/** Errors that the visitor can fix. */
export const contactErrors = {
  /** {label} is the field's label, {limit} its maximum length. */
  rules: {
    not_blank: '“{label}” is empty. Please fill it in.',
    length: '“{label}” is longer than {limit} characters. Please shorten it.',
    characters:
      '“{label}” contains characters that cannot be sent. Please paste it as plain text, or retype it.',
    address: '“{label}” must be a single email address, like name@example.com.',
  },
  tooLarge: 'The message is too large to be sent. Please shorten it.',
  tooMany:
    'Several messages have come from your network. Please wait ten minutes, then send this one.',
} as const;

/** The server's responses to a form submitted without scripts. */
export const contactResponses = {
  sent: {
    title: formCopy.toasts.sent.title,
    text: formCopy.toasts.sent.description,
    link: { label: 'Return to Home', href: '/' },
  },
  failed: {
    title: formCopy.toasts.failed.title,
    /** Reasons that editing the message cannot fix. */
    reasons: {
      crossSite: 'It was sent from another website. Please send it from here.',
      unreadable: 'The form arrived damaged and could not be read.',
      storeFailed: formCopy.toasts.failed.description,
    },
    kept: 'What you wrote is below.',
    lost: 'Use your browser’s Back button to return to your message.',
  },
} as const;
