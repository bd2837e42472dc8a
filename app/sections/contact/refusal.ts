import { formWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import type { MessageColumn } from '#shared/message.ts';
import { explainBrokenRule, findNamedRule } from '#shared/message-rules.ts';

/** What the visitor can do about a message that was not stored, and beside which control to say it. */
export interface Refusal {
  control: MessageColumn | 'submit';
  text: string;
}

export const leftWhileSending: Refusal = { control: 'submit', text: contactRefusals.left };

/** Returns undefined if the visitor can do nothing. */
export function findRefusal(status: number, errorMessage: string): Refusal | undefined {
  if (status === 413) return { control: 'submit', text: contactRefusals.tooLarge };
  if (status === 429) return { control: 'submit', text: contactRefusals.tooMany };
  const broken = findNamedRule(errorMessage);
  if (!broken) return undefined;
  const text = explainBrokenRule(broken, contactRefusals.rules, formWords.fields);
  return { control: broken.column, text };
}
