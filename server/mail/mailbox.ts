import { isPlainAddress } from '#shared/message-rules.ts';

export interface Mailbox {
  name: string;
  address: string;
}

const named = /^"?(?<name>[^"<>\p{Cc}]*?)"? *<(?<address>[^<>\s]+)>$/u;

/** Reads `hello@example.com` or `Name <hello@example.com>`. Undefined for anything else, lists included. */
export function parseMailbox(text: string): Mailbox | undefined {
  const groups = named.exec(text.trim())?.groups;
  const name = groups?.['name']?.trim() ?? '';
  const address = groups?.['address'] ?? text.trim();
  return isPlainAddress(address) ? { name, address } : undefined;
}
