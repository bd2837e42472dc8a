import type { MessageArchive, StoredMessage } from '#server/store/store.ts';

/** Whether a command is about this message. */
export type Matches = (message: StoredMessage) => boolean;

/** Finds messages, oldest first. Matches here, because SQL knows neither every alphabet's cases nor Punycode. */
export async function* find(
  archive: MessageArchive,
  matches: Matches,
): AsyncIterable<StoredMessage> {
  for await (const message of archive.read()) if (matches(message)) yield message;
}

/** Returns the state of a message's mail, as docs/architecture.md has it. */
export function stateOf(message: StoredMessage): 'mailed' | 'waiting' | 'filed' {
  if (message.next_attempt_at) return 'waiting';
  return message.notified_at ? 'mailed' : 'filed';
}
