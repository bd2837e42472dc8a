import { DeliveryError } from '#server/mail/transport.ts';
import { maxRetryDelayMs } from '#server/store/store.ts';

const hourMs = 60 * 60_000;

/** The reason why an attempt failed. */
export type Failure =
  /** The email could not be composed, because of a bug. */
  | 'compose-failed'
  /** The mail server did not receive the whole email, for example because the connection or the login failed. */
  | 'not-transferred'
  /** The mail server received the whole email, but deferred it (4xx), rejected it (5xx) or did not reply. */
  | DeliveryError['code'];

/** Classifies an error from `transport.send`, which `signal` can abort. */
export function classifyFailure(error: unknown, signal: AbortSignal): Failure | 'aborted' {
  if (error instanceof DeliveryError) return error.code;
  return signal.aborted ? 'aborted' : 'not-transferred';
}

/** The delay after the first failure, doubled after each further failure, and the longest delay (ms). */
const delays: Record<Failure, [first: number, longest: number]> = {
  'compose-failed': [2000, hourMs],
  'not-transferred': [2000, hourMs],
  deferred: [2000, hourMs],
  rejected: [60_000, maxRetryDelayMs],
  'no-reply': [hourMs, hourMs],
};

/** Returns the delay until the next attempt (ms), after `attempts` failures. */
export function retryDelayMs(failure: Failure, attempts: number): number {
  const [first, longest] = delays[failure];
  return Math.min(first * 2 ** (attempts - 1), longest);
}
