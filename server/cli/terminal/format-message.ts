import { stateOf } from '#server/cli/messages.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { detailsOf } from '#shared/message-texts.ts';
import { sanitizeLine, sanitizeLines } from './terminal-text.ts';

export function formatMessage(message: StoredMessage): string {
  const details = formatDetails([
    ['ID', message.id],
    ['Time', message.created_at],
    ...detailsOf(message).map(({ label, text }) => [label, text] as const),
    ['Notified', message.notified_at ?? describeDelivery(message)],
    ...(message.last_error ? [['Last error', message.last_error] as const] : []),
    ...(message.next_attempt_at ? [['Next attempt', message.next_attempt_at] as const] : []),
  ]);
  return `${details}\n\n${sanitizeLines(message.message)}`;
}

/** Aligns the values in a column. */
function formatDetails(details: readonly (readonly [string, string])[]): string {
  return details
    .map(([label, value]) => `${`${label}:`.padEnd(14)}${sanitizeLine(value)}`)
    .join('\n');
}

export function describeDelivery(message: StoredMessage): string {
  const state = stateOf(message);
  if (state === 'sent') return 'yes';
  if (state === 'file_only') return 'file only';
  const { attempts } = message;
  if (attempts === 0) return 'not yet';
  return `not yet (${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`;
}

/** "1 message", "2 messages". */
export function countMessages(count: number): string {
  return `${count} ${count === 1 ? 'message' : 'messages'}`;
}

/** Formats a stored time to the minute. */
export function shortTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
