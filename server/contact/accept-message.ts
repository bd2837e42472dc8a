import { publish } from '#server/monitoring/events.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { normalizeForStorage } from '#server/store/rows.ts';
import { type MessageStore, TooManyMessagesError } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';
import { findViolation, type Violation } from '#shared/message-rules.ts';

export interface StoreAndOutbox {
  store: Pick<MessageStore, 'insert'>;
  outbox: Pick<Outbox, 'wake'>;
}

/**
 * Stores the message and wakes the outbox, or resolves with the rule that the message violates.
 * Rejects if `store.insert` rejects.
 */
export async function acceptMessage(
  { store, outbox }: StoreAndOutbox,
  message: Message,
  rateLimitKey?: string,
): Promise<Violation | undefined> {
  // Also checks the message in its stored form, because an email domain can be longer in Punycode.
  const violation = findViolation(message) ?? findViolation(normalizeForStorage(message));
  if (violation) {
    publish('message', { outcome: 'invalid' });
    return violation;
  }
  try {
    const isNew = await store.insert(message, rateLimitKey);
    publish('message', { outcome: isNew ? 'stored' : 'duplicate' });
  } catch (error) {
    const outcome = error instanceof TooManyMessagesError ? 'rate_limited' : 'failed';
    publish('message', { outcome, error });
    throw error;
  }
  outbox.wake();
  return undefined;
}
