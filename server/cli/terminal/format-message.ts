import { stateOf } from '#server/cli/messages.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { detailsOf } from '#shared/message-texts.ts';
import { terminalLine, terminalLines } from './terminal-text.ts';

/** Formats one message with the state of its delivery. */
export function formatMessage(message: StoredMessage): string {
  const details = formatDetails([
    ['ID', message.id],
    ['Time', message.created_at],
    ...detailsOf(message).map(({ label, text }) => [label, text] as const),
    ['Notified', message.notified_at ?? describeDelivery(message)],
    ...(message.last_error ? [['Last error', message.last_error] as const] : []),
    ...(message.next_attempt_at ? [['Next try', message.next_attempt_at] as const] : []),
  ]);
  return `${details}\n\n${terminalLines(message.message)}`;
}

/** Aligns the values in a column. */
function formatDetails(details: readonly (readonly [string, string])[]): string {
  return details
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${terminalLine(value)}`)
    .join('\n');
}

export function describeDelivery(message: StoredMessage): string {
  const state = stateOf(message);
  if (state === 'mailed') return 'yes';
  if (state === 'filed') return 'file';
  const { attempts } = message;
  if (attempts === 0) return 'not yet';
  return `not yet (${attempts} ${attempts === 1 ? 'try' : 'tries'})`;
}

/** "1 message", "2 messages". */
export function countMessages(count: number): string {
  return `${count} ${count === 1 ? 'message' : 'messages'}`;
}

/** Formats a stored time for the owner. */
export function shortTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
