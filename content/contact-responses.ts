import { formWords } from './contact.ts';

/** Refusals that the visitor can do something about. */
export const contactRefusals = {
  /** {label} is the field's, {limit} its longest text. */
  rules: {
    not_blank: '“{label}” is empty. Please fill it in.',
    length: '“{label}” is longer than {limit} characters. Please shorten it.',
    characters: '“{label}” contains characters that cannot be sent. Please retype it.',
    address: '“{label}” must be one plain address, like name@example.com.',
  },
  tooLarge: 'The message is too large to be sent. Please shorten it.',
  tooMany:
    'Several messages have come from your connection in a short time. Please send this one in ten minutes.',
  /** For a visitor who left while a message was being sent. */
  left: 'You left while a message was being sent, so we could not tell you whether it arrived. You can send it again: a message that arrives twice within ten minutes is kept once.',
} as const;

/** The server's answers to a form sent without scripts. */
export const contactResponses = {
  sent: {
    title: formWords.toasts.sent.title,
    text: formWords.toasts.sent.description,
    link: { label: 'Return to Home', href: '/' },
  },
  failed: {
    title: formWords.toasts.failed.title,
    /** Why, where changing the text would not help. */
    reasons: {
      elsewhere: 'It was sent from a page of another site. Please send it from here.',
      unreadable: 'The form arrived damaged and could not be read.',
      storeFailed: formWords.toasts.failed.description,
    },
    kept: 'What you wrote is below.',
    lost: 'Your browser’s Back button returns to what you wrote.',
  },
} as const;
