import { DeliveryError } from '#server/mail/transport.ts';
import { longestWaitMs } from '#server/store/store.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Why a mail was not sent. */
export type Failure =
  /** There is a bug in composing it. */
  | 'compose-failed'
  /** The mail server cannot be reached, or does not take the mail. */
  | 'unreachable'
  /** It received the whole mail, and deferred (4xx), refused (5xx) or did not answer it. */
  | DeliveryError['code']
  /** This process stops. */
  | 'stopped';

export function failureOf(error: unknown, stopping: AbortSignal): Failure {
  if (error instanceof DeliveryError) return error.code;
  return stopping.aborted ? 'stopped' : 'unreachable';
}

/** Returns how long a message waits after its last attempt failed (ms). */
export function waitMs(failure: Failure, attempts: number): number {
  const doubling = (first: number, longest: number) =>
    Math.min(first * 2 ** (attempts - 1), longest);
  switch (failure) {
    case 'unreachable':
    case 'deferred':
      return doubling(2 * secondMs, hourMs);
    case 'compose-failed':
    case 'rejected':
      return doubling(minuteMs, longestWaitMs);
    case 'no-reply':
      return hourMs;
    case 'stopped':
      return 0;
  }
}
