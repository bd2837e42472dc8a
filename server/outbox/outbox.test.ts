import { once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { composeEmail, type Email } from '#server/mail/compose.ts';
import type { MessageStore } from '#server/store/store.ts';
import { openTestDatabase } from '#tests/support/databases/stores.ts';
import {
  emailSettings,
  insertAll,
  manyMessages,
  validMessage,
} from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/program.ts';
import { coalesceRuns, createOutbox, type OutboxParts } from './outbox.ts';

let store: MessageStore;
let emails: Email[];
let logLines: { event: string }[];

beforeEach(async () => {
  store = (await openTestDatabase('SQLite')).store;
  emails = [];
  logLines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logLines.push(JSON.parse(line)));
});

const connectionRefused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

/** Starts an outbox over a real store. */
function startOutbox(parts: Partial<OutboxParts> = {}) {
  const outbox = createOutbox({
    store,
    transport: { send: async (email) => void emails.push(email) },
    compose: (claim) => composeEmail(claim, emailSettings),
    pollMs: 10,
    ...parts,
  });
  outbox.start();
  return outbox;
}

test('the outbox logs a database failure and the recovery once each', async () => {
  const claimDue = vi.spyOn(store, 'claimDue').mockRejectedValue(connectionRefused);
  await insertAll(store, manyMessages(2));
  const outbox = startOutbox();
  await until(() => claimDue.mock.calls.length > 5);
  claimDue.mockRestore();
  await until(() => emails.length === 2);
  await store.insert(validMessage);
  await until(() => emails.length === 3);
  await outbox.stop();
  expect(logLines).toMatchObject([
    {
      level: 'error',
      event: 'database_failed',
      error: 'Error ECONNREFUSED',
      hint: expect.stringContaining('start PostgreSQL'),
    },
    { level: 'info', event: 'database_recovered' },
  ]);
});

test('the outbox reports no recovery if it is stopped while the database fails', async () => {
  vi.spyOn(store, 'claimDue').mockRejectedValue(connectionRefused);
  const outbox = startOutbox();
  await until(() => logLines.length > 0);
  await outbox.stop();
  expect(logLines).toMatchObject([{ event: 'database_failed' }]);
});

test('the outbox releases the message whose email it interrupts when it stops', async () => {
  await store.insert(validMessage);
  const sending = Promise.withResolvers<void>();
  const outbox = startOutbox({
    transport: {
      async send(_, stopSignal) {
        sending.resolve();
        await once(stopSignal as AbortSignal, 'abort');
        throw new Error('aborted');
      },
    },
  });
  await sending.promise;
  await outbox.stop();
  expect(await store.claimDue()).toMatchObject({ attempts: 0 });
  expect(logLines).toEqual([]);
});

test('the outbox records a sent email before it stops, even if recording failed at first', async () => {
  await store.insert(validMessage);
  vi.spyOn(store, 'settle').mockRejectedValueOnce(connectionRefused);
  const outbox = startOutbox({ pollMs: 60_000 });
  await until(() => logLines.length > 0);
  await outbox.stop();
  expect(emails).toHaveLength(1);
  expect(await store.backlog()).toMatchObject({ pending: 0 });
});

test('the outbox sends emails even if deleting expired rate-limit records fails', async () => {
  const cleanUp = vi.spyOn(store, 'cleanUp').mockRejectedValue(connectionRefused);
  const outbox = startOutbox({ cleanUpIntervalMs: 30 });
  await until(() => cleanUp.mock.calls.length >= 3);
  await store.insert(validMessage);
  await until(() => emails.length === 1);
  await outbox.stop();
  expect(logLines[0]).toMatchObject({ event: 'database_failed' });
});

test('calls that are made during a run of a coalesced function share the next run', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const trigger = coalesceRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const nextTurn = () => new Promise(setImmediate);
  const firstCall = trigger();
  await nextTurn();
  const laterCalls = [trigger(), trigger(), trigger()];
  await nextTurn();
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('connection refused'));
  await expect(firstCall).rejects.toThrow('connection refused');
  await nextTurn();
  runs[1]?.resolve();
  await Promise.all(laterCalls);
  expect(runs).toHaveLength(2);
});
