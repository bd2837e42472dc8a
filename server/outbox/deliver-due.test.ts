import { once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { composeEmail, type Email } from '#server/mail/compose.ts';
import { fileTransport } from '#server/mail/file-transport.ts';
import { DeliveryError } from '#server/mail/transport.ts';
import { type Claim, leaseMs } from '#server/store/store.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/stores.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import {
  emailSettings,
  insertAll,
  manyMessages,
  validMessage,
} from '#tests/support/server/messages.ts';
import { createDeliverDue, type DeliveryParts } from './deliver-due.ts';
import { retryDelayMs } from './retry-delay.ts';

let database: TestDatabase;
let emails: Email[];
let logLines: { event: string }[];

// Uses only SQLite, because message-store.test.ts tests the SQL of both databases.
beforeEach(async () => {
  database = await openTestDatabase('SQLite');
  emails = [];
  logLines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logLines.push(JSON.parse(line)));
});

const minuteMs = 60_000;

type Send = DeliveryParts['transport']['send'];

/** Makes a function that sends the emails that are due in the test's database, by default into `emails`. */
function makeDelivery({ send, ...parts }: Partial<DeliveryParts> & { send?: Send } = {}) {
  const deliverDue = createDeliverDue({
    store: database.store,
    transport: { send: send ?? (async (email) => void emails.push(email)) },
    compose: (claim) => composeEmail(claim, emailSettings),
    ...parts,
  });
  return (stopSignal = new AbortController().signal) => deliverDue(stopSignal);
}

/** Sends the emails that are due, as another process would. */
const deliverElsewhere = () => makeDelivery({ store: database.openStore() })();

const connectionRefused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

const readAll = () => Array.fromAsync(database.admin.read());
const countSent = async () => (await readAll()).filter(({ notified_at }) => notified_at).length;

test('delivery runs warn only once about notifications that have waited too long', async () => {
  await insertAll(database.store, manyMessages(3));
  await makeDelivery({ maxEmailsPerHour: 1 })();
  expect(logLines).toEqual([]);
  await database.advance(20 * minuteMs);
  const deliverDue = makeDelivery({ maxEmailsPerHour: 1 });
  await deliverDue();
  await deliverDue();
  expect(logLines).toMatchObject([
    {
      level: 'warn',
      event: 'notifications_delayed',
      pending: 2,
      // Within 50 seconds of the time that has passed.
      oldestSeconds: expect.closeTo(20 * 60, -2),
    },
  ]);
});

test('a delivery run that cannot record an email as sent records it later and does not send it again', async () => {
  await insertAll(database.store, manyMessages(2));
  const settle = vi.spyOn(database.store, 'settle').mockRejectedValue(connectionRefused);
  const deliverDue = makeDelivery();
  for (let run = 0; run < 2; run += 1)
    await expect(deliverDue()).rejects.toThrow('connection refused');
  expect(emails).toHaveLength(1);
  settle.mockRestore();
  // Ends the lease, so that the message is due again.
  await database.advance(leaseMs + 1000);
  await deliverDue();
  expect(emails).toHaveLength(2);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await countSent()).toBe(2);
});

test('delivery runs warn only once about emails in files, even if the database fails at first', async () => {
  await insertAll(database.store, manyMessages(1));
  await makeDelivery({ transport: fileTransport(makeTempDirectory()) })();
  vi.spyOn(database.store, 'backlog').mockRejectedValueOnce(connectionRefused);
  const deliverDue = makeDelivery();
  await expect(deliverDue()).rejects.toThrow('connection refused');
  for (let run = 0; run < 2; run += 1) await deliverDue();
  expect(logLines).toMatchObject([{ level: 'warn', event: 'notifications_in_files', fileOnly: 1 }]);
});

test('emails that cannot be composed do not end a delivery run', async () => {
  await insertAll(database.store, manyMessages(6));
  const compose = (claim: Claim) => {
    if (claim.message !== 'message 5') throw new RangeError('poison');
    return composeEmail(claim, emailSettings);
  };
  await makeDelivery({ compose })();
  expect(emails).toHaveLength(1);
  const errors = (await readAll()).map(({ last_error }) => last_error);
  expect(errors.filter((error) => error === 'RangeError')).toHaveLength(5);
});

test('a delivery run ends after three consecutive failures to reach the mail server', async () => {
  await insertAll(database.store, manyMessages(12));
  const send = vi.fn<Send>().mockRejectedValue(new Error('down'));
  await makeDelivery({ send })();
  expect(send).toHaveBeenCalledTimes(3);
  // A mail server that defers or rejects emails can be reached, so the next run tries all nine others.
  for (let time = 0; time < 4; time += 1) send.mockRejectedValueOnce(new DeliveryError(451));
  send.mockRejectedValue(new DeliveryError(550));
  await makeDelivery({ send })();
  expect(send).toHaveBeenCalledTimes(3 + 9);
});

test('a delivery run renews the lease while it sends an email', async () => {
  await insertAll(database.store, manyMessages(1));
  const renewLease = vi.spyOn(database.store, 'renewLease');
  const send = async (email: Email) => {
    for (let halfLease = 0; halfLease < 4; halfLease += 1) {
      await database.advance(leaseMs / 2);
      const nextCall = renewLease.mock.calls.length;
      await expect.poll(() => renewLease.mock.settledResults[nextCall]?.type).toBe('fulfilled');
    }
    await deliverElsewhere();
    emails.push(email);
  };
  await makeDelivery({ renewEveryMs: 1, send })();
  expect(emails).toHaveLength(1);
  expect(await readAll()).toMatchObject([{ attempts: 0, notified_at: expect.any(String) }]);
});

test('a delivery run stops sending an email once another process holds the lease', async () => {
  await insertAll(database.store, manyMessages(1));
  const renewLease = vi.spyOn(database.store, 'renewLease').mockRejectedValue(connectionRefused);
  const send: Send = async (_, stopSignal) => {
    await database.advance(leaseMs + 1000);
    await deliverElsewhere();
    renewLease.mockRestore();
    await once(stopSignal as AbortSignal, 'abort');
    throw new Error('aborted');
  };
  await makeDelivery({ renewEveryMs: 1, send })();
  expect(emails).toHaveLength(1);
  expect(await readAll()).toMatchObject([{ attempts: 0, last_error: null }]);
  expect(logLines).toEqual([]);
});

test('a stopped delivery run records the current email and claims no other message', async () => {
  await insertAll(database.store, manyMessages(3));
  const shutdown = new AbortController();
  await makeDelivery({ send: async () => shutdown.abort() })(shutdown.signal);
  expect(await countSent()).toBe(1);
});

test('a notification waits longer after each failed attempt', async () => {
  await database.store.insert(validMessage);
  const deliverDue = makeDelivery({ send: () => Promise.reject(new DeliveryError(550)) });
  for (const attempts of [1, 2, 3]) {
    await deliverDue();
    await database.advance(retryDelayMs('rejected', attempts) - 10_000);
    await deliverDue();
    expect(await readAll()).toMatchObject([{ attempts }]);
    await database.advance(10_000);
  }
});
