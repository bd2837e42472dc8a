import { formWords } from '#content/contact.ts';
import { contactRefusals, contactResponses } from '#content/contact-responses.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { type Message, messageColumns } from '#shared/message.ts';
import { type BrokenRule, explainBrokenRule } from '#shared/message-rules.ts';

const { kept, lost, reasons } = contactResponses.failed;

/** Why a form is not stored: the rule that it breaks, or a text. */
export type Reason = BrokenRule | string;

export { contactRefusals as refusals, reasons };

/** Fills the built page with what the visitor wrote, so that nothing has to be typed again. */
export function fillFailedPage(template: string, reason: Reason, message?: Message): string {
  const text =
    typeof reason === 'string'
      ? reason
      : explainBrokenRule(reason, contactRefusals.rules, formWords.fields);
  const slots: Record<string, string> = { reason: text, kept: message ? kept : lost };
  for (const column of messageColumns) {
    const refused = typeof reason !== 'string' && reason.column === column;
    slots[column] = message?.[column] ?? '';
    slots[`${column}Refusal`] = refused ? text : '';
    slots[`${column}Invalid`] = String(refused);
  }
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, slot) => escapeHtml(slots[slot] ?? ''));
}
