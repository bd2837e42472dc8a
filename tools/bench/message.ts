import type { Contact } from '#contract/contact.ts';

const paragraph =
  'We run two clusters on three continents, and a release takes a week from merge to production. ' +
  'Most of that is waiting: for reviews, for a test environment, for somebody who may press the button. ' +
  'We would like to talk about what you would change first, and how long that would take.';

/** No two are the same: a repeated message would not be stored. */
export function messageNumber(number: number, sender: string): Contact {
  return {
    name: `Ada Lovelace ${sender}-${number}`,
    email: `ada.${sender}.${number}@analytical.example`,
    company: 'Analytical Engines',
    message: `${paragraph}\n\nReference ${sender}-${number}.`,
  };
}
