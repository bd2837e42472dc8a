import { contact } from './contact.ts';

/** The pages our own server answers with when the form is sent without scripts. */
export const contactAnswers = {
  sent: {
    title: contact.toasts.sent.title,
    text: contact.toasts.sent.description,
    link: { label: 'Return to Home', href: '/' },
  },
  failed: {
    /** Why a form was refused; {label} is the field's, {limit} its longest text. */
    reasons: {
      elsewhere: 'It was sent from a page of another site. Please send it from here.',
      not_blank: '“{label}” is empty. Please fill it in.',
      length: '“{label}” is longer than {limit} characters.',
      characters: '“{label}” contains characters that cannot be sent. They have been removed.',
      address: '“{label}” must be one plain address, like name@example.com.',
      tooLarge: 'The message is too large to be sent. Please shorten it.',
      unreadable: 'The form did not arrive in a shape that can be read.',
      tooMany:
        'Several messages have come from your connection in a short time. Please send this one in ten minutes.',
      storeFailed: contact.toasts.failed.description,
    },
    title: contact.toasts.failed.title,
    text: contact.toasts.failed.description,
    kept: 'What you wrote is below, as you sent it.',
  },
} as const;
