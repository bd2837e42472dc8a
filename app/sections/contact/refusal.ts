import { contact } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import type { ContactColumn } from '#contract/contact.ts';
import { type BrokenRule, explainBrokenRule, findNamedRule } from '#contract/contact-rules.ts';

/** What the visitor can do about a message that was not stored, and the control where it is said. */
export interface Refusal {
  control: ContactColumn | 'submit';
  text: string;
}

export const leftWhileSending: Refusal = { control: 'submit', text: contactRefusals.left };

export function refuse(broken: BrokenRule): Refusal {
  return {
    control: broken.column,
    text: explainBrokenRule(broken, contactRefusals.rules, contact.fields),
  };
}

/** Undefined where the visitor can do nothing. */
export function findRefusal(status: number, words: string): Refusal | undefined {
  if (status === 413) return { control: 'submit', text: contactRefusals.tooLarge };
  if (status === 429) return { control: 'submit', text: contactRefusals.tooMany };
  const broken = findNamedRule(words);
  return broken && refuse(broken);
}
