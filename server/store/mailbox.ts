import { domainToASCII } from 'node:url';

/**
 * Normalizes a mail address to its stored spelling, with the domain in lower-case ASCII, so that
 * `ada@MÜNCHEN.example` and `ada@xn--mnchen-3ya.example` are one mailbox.
 */
export function spellMailbox(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain.toLowerCase());
}

/** Compares two mail addresses, in any spelling and in any case. */
export function isSameMailbox(one: string, other: string): boolean {
  return spellMailbox(one).toLowerCase() === spellMailbox(other).toLowerCase();
}
