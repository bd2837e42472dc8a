import { isPlainAddress } from '#shared/message-rules.ts';

const namedMailbox = /^"?(?<name>[^"<>\p{Cc}]*?)"? *<(?<address>[^<>\s]+)>$/u;

export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `hello@example.com` or `Name <hello@example.com>`. Returns undefined for any other text. */
export function parseMailbox(text: string): Mailbox | undefined {
  const groups = namedMailbox.exec(text.trim())?.groups;
  const name = groups?.['name']?.trim() ?? '';
  const address = groups?.['address'] ?? text.trim();
  return isPlainAddress(address) ? { name, address } : undefined;
}
