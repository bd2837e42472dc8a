import type { Contact } from '#contract/contact.ts';

/** A message that keeps every rule: the one that all tests begin from. */
export const validContact: Contact = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  company: 'Analytical Engines',
  message: 'We run two clusters.\nReleases are slow.',
};
