import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';

/** Returns whether a command applies to the message. */
export type MessageFilter = (message: StoredMessage) => boolean;

/**
 * Yields the matching messages, oldest first. Does not filter in SQL, which neither folds case in every
 * writing system nor normalizes Punycode domains.
 */
export async function* filterMessages(
  admin: MessageAdmin,
  filter: MessageFilter,
): AsyncIterable<StoredMessage> {
  for await (const message of admin.read()) if (filter(message)) yield message;
}

/** Returns the delivery state of a message (docs/architecture.md), counting a leased message as pending. */
export function deliveryState(message: StoredMessage): 'sent' | 'pending' | 'file_only' {
  if (message.next_attempt_at) return 'pending';
  return message.notified_at ? 'sent' : 'file_only';
}
