import type { StoredMessage } from '#server/store/store.ts';
import { detailsOf } from '#shared/message-texts.ts';
import { terminalLine, terminalLines } from './terminal-text.ts';

/** Formats one message with the state of its delivery. */
export function formatMessage(contact: StoredMessage): string {
  const details = formatDetails([
    ['ID', contact.id],
    ['Time', contact.created_at],
    ...detailsOf(contact).map(({ label, text }) => [label, text] as const),
    ['Notified', contact.filed ? 'file' : (contact.notified_at ?? describeDelivery(contact))],
    ...(contact.last_error ? [['Last error', contact.last_error] as const] : []),
    ...(contact.next_attempt_at ? [['Next try', contact.next_attempt_at] as const] : []),
  ]);
  return `${details}\n\n${terminalLines(contact.message)}`;
}

/** Aligns the values in a column. */
export function formatDetails(details: readonly (readonly [string, string])[]): string {
  return details
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${terminalLine(value)}`)
    .join('\n');
}

export function describeDelivery({ notified_at, attempts, filed }: StoredMessage): string {
  if (notified_at) return filed ? 'file' : 'yes';
  if (attempts === 0) return 'not yet';
  return `not yet (${attempts} ${attempts === 1 ? 'try' : 'tries'})`;
}

/** "1 message", "1,234 messages". */
export function countMessages(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;
}

/** Formats a stored time for the owner. */
export function shortTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
