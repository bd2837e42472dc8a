import { contact } from '#content/contact.ts';
import { type Contact, contactLimits } from '#contract/contact.ts';
import type { BrokenRule, ContactRule } from '#contract/contact-rules.ts';
import { escapeHtml } from '../escape-html.ts';

export type FailedSlots = Contact & { reason: string };

export const reasons = {
  tooLarge: 'The message is too large to be sent. Please shorten it.',
  unreadable: 'The form did not arrive in a shape that can be read.',
  storeFailed: contact.toasts.failed.description,
} as const;

const explanations: Record<ContactRule, (label: string, limit: number) => string> = {
  not_blank: (label) => `“${label}” is empty. Please fill it in.`,
  length: (label, limit) => `“${label}” is longer than ${limit} characters.`,
  characters: (label) =>
    `“${label}” contains characters that cannot be sent. They have been removed.`,
  address: (label) => `“${label}” must be one plain address, like name@example.com.`,
};

export function explainBrokenRule({ column, rule }: BrokenRule): string {
  const label = contact.fields[column].label.replace(/ \*$/, '');
  return explanations[rule](label, contactLimits[column]);
}

/** Fills the built page with what the visitor wrote, so that nothing has to be typed again. */
export function fillFailedPage(template: string, slots: FailedSlots): string {
  return template.replaceAll(/\{\{(reason|name|email|company|message)\}\}/g, (_, slot) => {
    const text = escapeHtml(withoutControlCharacters(slots[slot as keyof FailedSlots]));
    // HTML drops a line break right after <textarea>, so one of our own goes first.
    return slot === 'message' && text.startsWith('\n') ? `\n${text}` : text;
  });
}

function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '');
}
