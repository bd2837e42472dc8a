import { once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { composeEmail, type Email } from '#server/mail/compose.ts';
import { fileTransport } from '#server/mail/file-transport.ts';
import { DeliveryError } from '#server/mail/transport.ts';
import { type Claim, leaseMs, type StoredMessage } from '#server/store/store.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import {
  emailSettings,
  insertAll,
  manyMessages,
  validMessage,
} from '#tests/support/server/messages.ts';
import { createDeliverDue, type DeliveryParts } from './deliver-due.ts';
import { retryDelayMs } from './retry-delay.ts';

let messages: TestMessages;
let emails: Email[];
let logged: { event: string }[];

// message-store.test.ts tests the SQL of both databases.
beforeEach(async () => {
  messages = await databases.SQLite();
  emails = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
});

const minuteMs = 60_000;

type Send = DeliveryParts['transport']['send'];

function delivery({ send, ...parts }: Partial<DeliveryParts> & { send?: Send } = {}) {
  const deliverDue = createDeliverDue({
    store: messages.store,
    transport: { send: send ?? (async (email) => void emails.push(email)) },
    compose: (claim) => composeEmail(claim, emailSettings),
    ...parts,
  });
  return (stopSignal = new AbortController().signal) => deliverDue(stopSignal);
}

/** Sends what is due, as another process would. */
const deliverElsewhere = () => delivery({ store: messages.openStore() })();

const connectionRefused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });

async function rows(): Promise<StoredMessage[]> {
  return Array.fromAsync(messages.admin.read());
}

const notified = async () => (await rows()).filter(({ notified_at }) => notified_at).length;

test('a delivery run warns about notifications that have waited too long', async () => {
  await insertAll(messages.store, manyMessages(3));
  await delivery({ maxEmailsPerHour: 1 })();
  expect(logged).toEqual([]);
  await messages.advance(20 * minuteMs);
  const deliverDue = delivery({ maxEmailsPerHour: 1 });
  await deliverDue();
  await deliverDue();
  expect(logged).toMatchObject([
    {
      level: 'warn',
      event: 'notifications_delayed',
      pending: 2,
      oldestSeconds: expect.closeTo(1200, -2),
    },
  ]);
});

test('a delivery run records an email as sent later rather than sending it again', async () => {
  await insertAll(messages.store, manyMessages(2));
  const settle = vi.spyOn(messages.store, 'settle').mockRejectedValue(connectionRefused);
  const deliverDue = delivery();
  for (let run = 0; run < 2; run += 1)
    await expect(deliverDue()).rejects.toThrow('connection refused');
  expect(emails).toHaveLength(1);
  settle.mockRestore();
  // The lease has ended, so the message is due again.
  await messages.advance(leaseMs + 1000);
  await deliverDue();
  expect(emails).toHaveLength(2);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await notified()).toBe(2);
});

test('delivery runs warn once about emails in files, even if the database fails at first', async () => {
  await insertAll(messages.store, manyMessages(1));
  await delivery({ transport: fileTransport(makeTempDirectory()) })();
  vi.spyOn(messages.store, 'backlog').mockRejectedValueOnce(connectionRefused);
  const deliverDue = delivery();
  await expect(deliverDue()).rejects.toThrow('connection refused');
  for (let run = 0; run < 2; run += 1) await deliverDue();
  expect(logged).toMatchObject([{ level: 'warn', event: 'notifications_in_files', fileOnly: 1 }]);
});

test('a delivery run continues after any number of emails that cannot be composed', async () => {
  await insertAll(messages.store, manyMessages(6));
  const compose = (claim: Claim) => {
    if (claim.message !== 'message 5') throw new RangeError('poison');
    return composeEmail(claim, emailSettings);
  };
  await delivery({ compose })();
  expect(emails).toHaveLength(1);
  const errors = (await rows()).map(({ last_error }) => last_error);
  expect(errors.filter((error) => error === 'RangeError')).toHaveLength(5);
});

test('a delivery run ends after three consecutive failures to reach the mail server', async () => {
  await insertAll(messages.store, manyMessages(12));
  const send = vi.fn<Send>().mockRejectedValue(new Error('down'));
  await delivery({ send })();
  expect(send).toHaveBeenCalledTimes(3);
  for (let time = 0; time < 4; time += 1) send.mockRejectedValueOnce(new DeliveryError(451));
  send.mockRejectedValue(new DeliveryError(550));
  await delivery({ send })();
  expect(send).toHaveBeenCalledTimes(12);
});

test('a delivery run renews the lease while it sends an email', async () => {
  await insertAll(messages.store, manyMessages(1));
  const renewLease = vi.spyOn(messages.store, 'renewLease');
  const send = async (email: Email) => {
    for (let half = 0; half < 4; half += 1) {
      await messages.advance(leaseMs / 2);
      const next = renewLease.mock.calls.length;
      await expect.poll(() => renewLease.mock.settledResults[next]?.type).toBe('fulfilled');
    }
    await deliverElsewhere();
    emails.push(email);
  };
  await delivery({ renewEveryMs: 1, send })();
  expect(emails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ attempts: 0, notified_at: expect.any(String) }]);
});

test('a delivery run stops sending an email once another process holds its lease', async () => {
  await insertAll(messages.store, manyMessages(1));
  const renewLease = vi.spyOn(messages.store, 'renewLease').mockRejectedValue(connectionRefused);
  const send: Send = async (_, stopSignal) => {
    await messages.advance(leaseMs + 1000);
    await deliverElsewhere();
    renewLease.mockRestore();
    await once(stopSignal as AbortSignal, 'abort');
    throw new Error('aborted');
  };
  await delivery({ renewEveryMs: 1, send })();
  expect(emails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ attempts: 0, last_error: null }]);
  expect(logged).toEqual([]);
});

test('a stopped delivery run records the current email and claims nothing more', async () => {
  await insertAll(messages.store, manyMessages(3));
  const shutdown = new AbortController();
  await delivery({ send: async () => shutdown.abort() })(shutdown.signal);
  expect(await notified()).toBe(1);
});

test('a message waits longer after each failed attempt', async () => {
  await messages.store.insert(validMessage);
  const deliverDue = delivery({ send: () => Promise.reject(new DeliveryError(550)) });
  for (const attempts of [1, 2, 3]) {
    await deliverDue();
    await messages.advance(retryDelayMs('rejected', attempts) - 10_000);
    await deliverDue();
    expect(await rows()).toMatchObject([{ attempts }]);
    await messages.advance(10_000);
  }
});
