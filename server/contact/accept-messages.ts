import { publish } from '#server/monitoring/events.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { ConstraintError, type MessageStore, TooManyMessagesError } from '#server/store/store.ts';
import type { Message } from '#shared/message.ts';

export interface MessageSink {
  store: Pick<MessageStore, 'insert'>;
  outbox: Pick<Outbox, 'wake'>;
}

/** Stores the messages and triggers their mails. Rejects as `store.insert` does. */
export async function acceptMessages(
  { store, outbox }: MessageSink,
  messages: readonly Message[],
  network?: string,
): Promise<void> {
  const count = messages.length;
  try {
    const stored = await store.insert(messages, network);
    publish('message', { outcome: 'stored', count: stored });
    publish('message', { outcome: 'repeated', count: count - stored });
  } catch (error) {
    publish('message', { outcome: outcomeOf(error), count, error });
    throw error;
  }
  outbox.wake();
}

function outcomeOf(error: unknown): 'limited' | 'invalid' | 'failed' {
  if (error instanceof TooManyMessagesError) return 'limited';
  return error instanceof ConstraintError ? 'invalid' : 'failed';
}
