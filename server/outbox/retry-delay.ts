import { DeliveryError } from '#server/mail/transport.ts';
import { maxRetryDelayMs } from '#server/store/store.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Why an attempt failed. */
export type Failure =
  /** The mail server could not be reached, or failed before it had the whole email. */
  | 'unreachable'
  /** It received the whole email, and deferred it (4xx), rejected it (5xx) or did not reply. */
  | DeliveryError['code'];

/** Classifies an error of the transport, which was told to stop by `signal`. */
export function classifyFailure(error: unknown, signal: AbortSignal): Failure | 'aborted' {
  if (error instanceof DeliveryError) return error.code;
  return signal.aborted ? 'aborted' : 'unreachable';
}

/** Returns the delay until the next attempt (ms), after this many have failed. */
export function retryDelayMs(failure: Failure, attempts: number): number {
  const exponentialBackoff = (first: number, longest: number) =>
    Math.min(first * 2 ** (attempts - 1), longest);
  switch (failure) {
    case 'unreachable':
    case 'deferred':
      return exponentialBackoff(2 * secondMs, hourMs);
    case 'rejected':
      return exponentialBackoff(minuteMs, maxRetryDelayMs);
    case 'no-reply':
      return hourMs;
  }
}
