import { expect, test } from 'vitest';
import { DeliveryError } from '#server/mail/transport.ts';
import { classifyFailure, type Failure, retryDelayMs } from './retry-delay.ts';

// Each list has the delays in seconds after the first, second, third, sixth, twelfth and thousandth failure.
test.each<[Failure, number[]]>([
  ['compose-failed', [2, 4, 8, 64, 3600, 3600]],
  ['unreachable', [2, 4, 8, 64, 3600, 3600]],
  ['deferred', [2, 4, 8, 64, 3600, 3600]],
  ['rejected', [60, 120, 240, 1920, 86_400, 86_400]],
  ['no-reply', [3600, 3600, 3600, 3600, 3600, 3600]],
])('the retry delays after the failure “%s” are %j seconds', (failure, seconds) => {
  const delays = [1, 2, 3, 6, 12, 1000].map((attempts) => retryDelayMs(failure, attempts) / 1000);
  expect(delays).toEqual(seconds);
});

test.each<[unknown, boolean, Failure | 'aborted']>([
  [new Error('connect ECONNREFUSED'), false, 'unreachable'],
  [new Error('aborted'), true, 'aborted'],
  [new DeliveryError(451), false, 'deferred'],
  [new DeliveryError(550), false, 'rejected'],
  [new DeliveryError(), false, 'no-reply'],
  // Aborting cannot undo what the mail server has read.
  [new DeliveryError(), true, 'no-reply'],
])('%s during a delivery attempt (aborted: %s) counts as %s', (error, isAborted, failure) => {
  const signal = isAborted ? AbortSignal.abort() : new AbortController().signal;
  expect(classifyFailure(error, signal)).toBe(failure);
});
