import { contact } from '#content/contact.ts';
import { contactAnswers } from '#content/contact-answers.ts';
import { type Contact, contactLimits } from '#contract/contact.ts';
import type { BrokenRule } from '#contract/contact-rules.ts';
import { escapeHtml } from '../escape-html.ts';

export type FailedSlots = Contact & { reason: string };

export const { reasons } = contactAnswers.failed;

export function explainBrokenRule({ column, rule }: BrokenRule): string {
  const label = contact.fields[column].label.replace(/ \*$/, '');
  return reasons[rule].replace('{label}', label).replace('{limit}', `${contactLimits[column]}`);
}

/** Fills the built page with what the visitor wrote, so that nothing has to be typed again. */
export function fillFailedPage(template: string, slots: FailedSlots): string {
  return template.replaceAll(/\{\{(reason|name|email|company|message)\}\}/g, (_, slot) => {
    const given = withoutControlCharacters(slots[slot as keyof FailedSlots]);
    // A field that looks empty is empty, so that the browser marks it too.
    const text = given.trim() ? escapeHtml(given) : '';
    // HTML drops a line break right after <textarea>, so one of our own goes first.
    return slot === 'message' && text.startsWith('\n') ? `\n${text}` : text;
  });
}

function withoutControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '');
}
