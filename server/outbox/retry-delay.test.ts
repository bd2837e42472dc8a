import { expect, test } from 'vitest';
import { DeliveryError } from '#server/mail/transport.ts';
import { classifyFailure, type Failure, retryDelayMs } from './retry-delay.ts';

test.each<[Failure, number[]]>([
  ['compose-failed', [2, 4, 8, 64, 3600, 3600]],
  ['not-transferred', [2, 4, 8, 64, 3600, 3600]],
  ['deferred', [2, 4, 8, 64, 3600, 3600]],
  ['rejected', [60, 120, 240, 1920, 86_400, 86_400]],
  ['no-reply', [3600, 3600, 3600, 3600, 3600, 3600]],
])('after 1, 2, 3, 6, 12 and 1000 “%s” failures, retries wait %j seconds', (failure, seconds) => {
  const delays = [1, 2, 3, 6, 12, 1000].map((attempts) => retryDelayMs(failure, attempts) / 1000);
  expect(delays).toEqual(seconds);
});

test.each<[unknown, 'a running' | 'an aborted', Failure | 'aborted']>([
  [new Error('connect ECONNREFUSED'), 'a running', 'not-transferred'],
  [new Error('aborted'), 'an aborted', 'aborted'],
  [new DeliveryError(451), 'a running', 'deferred'],
  [new DeliveryError(550), 'a running', 'rejected'],
  [new DeliveryError(), 'a running', 'no-reply'],
  // Aborting cannot undo what the mail server has read.
  [new DeliveryError(), 'an aborted', 'no-reply'],
])('“%s” during %s delivery attempt counts as %s', (error, attempt, failure) => {
  const signal = attempt === 'an aborted' ? AbortSignal.abort() : new AbortController().signal;
  expect(classifyFailure(error, signal)).toBe(failure);
});
