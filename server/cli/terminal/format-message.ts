import { deliveryState } from '#server/cli/messages.ts';
import { alignDetails } from '#server/mail/compose.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { messageDetails } from '#shared/message-text.ts';
import { sanitizeLine, sanitizeLines } from './terminal-text.ts';

export function formatMessage(message: StoredMessage): string {
  const { id, created_at, notified_at, last_error, next_attempt_at } = message;
  const details = [
    { label: 'ID', text: id },
    { label: 'Time', text: created_at },
    ...messageDetails(message).map(({ label, text }) => ({ label, text: sanitizeLine(text) })),
    { label: 'Notification', text: notified_at ?? describeDelivery(message) },
    ...(last_error ? [{ label: 'Last error', text: sanitizeLine(last_error) }] : []),
    ...(next_attempt_at ? [{ label: 'Next attempt', text: next_attempt_at }] : []),
  ];
  return [...alignDetails(details), '', sanitizeLines(message.message)].join('\n');
}

export function describeDelivery(message: StoredMessage): string {
  const state = deliveryState(message);
  if (state === 'sent') return 'sent';
  if (state === 'file_only') return 'file only';
  const { attempts } = message;
  if (attempts === 0) return 'pending';
  return `pending (${formatCount(attempts, 'attempt')})`;
}

/** Returns "1 message" or "2 messages" for the noun "message". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
