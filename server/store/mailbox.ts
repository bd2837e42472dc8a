import { domainToASCII } from 'node:url';

/**
 * Spells a mail address in the one way in which it is stored: the domain in ASCII and lower case,
 * so that `ada@MÜNCHEN.example` and `ada@xn--mnchen-3ya.example` are one mailbox.
 */
export function spellMailbox(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain.toLowerCase());
}

/** Whether two spellings name one mailbox. Capitals in front of the @ do not count either. */
export function isSameMailbox(one: string, other: string): boolean {
  return spellMailbox(one).toLowerCase() === spellMailbox(other).toLowerCase();
}
