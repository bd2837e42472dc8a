import { publish } from '#server/monitoring/events.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { ConstraintError, type MessageStore, TooManyMessagesError } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';

export interface StoreAndOutbox {
  store: Pick<MessageStore, 'insert'>;
  outbox: Pick<Outbox, 'wake'>;
}

/** Stores the message and triggers its mail. Rejects as `store.insert` does. */
export async function acceptMessage(
  { store, outbox }: StoreAndOutbox,
  message: Message,
  network?: string,
): Promise<void> {
  try {
    const isNew = await store.insert(message, network);
    publish('message', { outcome: isNew ? 'stored' : 'duplicate' });
  } catch (error) {
    publish('message', { outcome: outcomeOf(error), error });
    throw error;
  }
  outbox.wake();
}

function outcomeOf(error: unknown): 'rate_limited' | 'invalid' | 'failed' {
  if (error instanceof TooManyMessagesError) return 'rate_limited';
  return error instanceof ConstraintError ? 'invalid' : 'failed';
}
