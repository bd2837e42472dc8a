import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, type Mail } from '#server/mail/compose.ts';
import { mailFiles } from '#server/mail/mail-files.ts';
import { MailError } from '#server/mail/transport.ts';
import { type Claim, leaseMs, type StoredMessage } from '#server/store/store.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { mailSettings, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { createDelivery, type DeliveryParts } from './deliver-due.ts';

let messages: TestMessages;
let mails: Mail[];
let logged: { event: string }[];

async function open(database: string): Promise<void> {
  messages = (await databases[database]?.()) as TestMessages;
}

beforeEach(() => {
  mails = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
});

const minuteMs = 60_000;
const refusedMails = shortOrLong(200, 2000);

function delivery(parts: Partial<DeliveryParts> = {}) {
  const deliverDue = createDelivery({
    store: messages.store,
    transport: { send: async (mail) => void mails.push(mail) },
    compose: (claim) => composeMail(claim, mailSettings),
    settleAgainAfterMs: [1, 1],
    ...parts,
  });
  return (stopping = new AbortController().signal) => deliverDue(stopping);
}

/** A store whose database is unreachable for some calls. */
function storeWhere(method: keyof DeliveryParts['store'], isAway: () => boolean) {
  return {
    ...messages.store,
    async [method](...args: unknown[]) {
      if (isAway()) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return (messages.store[method] as (...args: unknown[]) => unknown)(...args);
    },
  };
}

async function rows(): Promise<StoredMessage[]> {
  return Array.fromAsync(messages.archive.read());
}

const notified = async () => (await rows()).filter(({ notified_at }) => notified_at).length;

describe.each(['SQLite', 'PostgreSQL'])('delivering what is due from %s', (database) => {
  beforeEach(() => open(database));

  test('logs how many mails wait for long', async () => {
    await messages.store.insert(manyMessages(3));
    await delivery({ mailsPerHour: 1 })();
    expect(logged).toEqual([]);
    await messages.advance(20 * minuteMs);
    const deliverDue = delivery({ mailsPerHour: 1 });
    await deliverDue();
    await deliverDue();
    expect(logged).toMatchObject([
      { level: 'warn', event: 'mails_waiting', waiting: 2, oldestSeconds: 1200 },
    ]);
  });

  test('retries when the database fails to mark a sent mail', async () => {
    await messages.store.insert(manyMessages(1));
    let refusals = 2;
    const deliverDue = delivery({ store: storeWhere('settle', () => refusals-- > 0) });
    await deliverDue();
    await deliverDue();
    // Two failures and a success, not repeated.
    expect(refusals).toBe(-1);
    expect(mails).toHaveLength(1);
    expect(await notified()).toBe(1);
  });

  test('marks a sent mail later rather than sending it again', async () => {
    await messages.store.insert(manyMessages(2));
    let away = true;
    const deliverDue = delivery({ store: storeWhere('settle', () => away) });
    await expect(deliverDue()).rejects.toThrow('away');
    await expect(deliverDue()).rejects.toThrow('away');
    expect(mails).toHaveLength(1);
    away = false;
    // The lease has ended, so the message is due again.
    await messages.advance(leaseMs + 1000);
    await deliverDue();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await notified()).toBe(2);
  });

  test('deletes the file of a message that was deleted meanwhile', async () => {
    await messages.store.insert(manyMessages(1));
    const folder = makeTempFolder();
    const files = mailFiles(folder);
    const send = async (mail: Mail) => {
      await messages.archive.delete({ email: validMessage.email });
      await files.send(mail);
    };
    await delivery({ transport: { ...files, send } })();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('goes on after a mail that cannot be composed', async () => {
    await messages.store.insert(manyMessages(3));
    const compose = (claim: Claim) => {
      if (claim.message === 'message 0') throw new RangeError('poison');
      return composeMail(claim, mailSettings);
    };
    await delivery({ compose })();
    expect(mails).toHaveLength(2);
    expect(await rows()).toContainEqual(expect.objectContaining({ last_error: 'RangeError' }));
  });

  test('ends the run after three failures in a row, unless the mail server has read the mails', async () => {
    await messages.store.insert(manyMessages(10));
    let tries = 0;
    const failWith = (error: Error) => ({
      async send() {
        tries += 1;
        throw error;
      },
    });
    await delivery({ transport: failWith(new Error('down')) })();
    expect(tries).toBe(3);
    await delivery({ transport: failWith(new MailError(451)) })();
    expect(tries).toBe(10);
  });

  test('renews the lease while a mail is being sent', async () => {
    await messages.store.insert(manyMessages(1));
    const renewed = Promise.withResolvers<void>();
    let renewal = Promise.resolve(true);
    let renewals = 0;
    const slow = delivery({
      renewEveryMs: 1,
      store: {
        ...messages.store,
        // One after the other: two jumps of the clock in a row would end the lease.
        renewLease(...args) {
          renewal = renewal.then(async () => {
            if (renewals < 4) await messages.advance(leaseMs / 2);
            const kept = await messages.store.renewLease(...args);
            if ((renewals += 1) === 4) renewed.resolve();
            return kept;
          });
          return renewal;
        },
      },
      transport: {
        async send(mail) {
          await renewed.promise;
          await delivery({ store: messages.openStore() })();
          mails.push(mail);
        },
      },
    });
    await slow();
    expect(mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, notified_at: expect.any(String) }]);
  });

  test('disconnects once another process holds the lease', async () => {
    await messages.store.insert(manyMessages(1));
    let taken = false;
    const slow = delivery({
      renewEveryMs: 1,
      store: storeWhere('renewLease', () => !taken),
      transport: {
        async send(_, stopping) {
          await messages.advance(leaseMs + 1000);
          await delivery({ store: messages.openStore() })();
          taken = true;
          await once(stopping as AbortSignal, 'abort');
          throw new Error('aborted');
        },
      },
    });
    await slow();
    expect(mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]);
    expect(logged).toEqual([]);
  });

  describe('when stopped', () => {
    test('claims nothing more, and marks the mail under way', async () => {
      await messages.store.insert(manyMessages(3));
      const stopping = new AbortController();
      const transport = {
        async send(mail: Mail) {
          stopping.abort();
          mails.push(mail);
        },
      };
      await delivery({ transport })(stopping.signal);
      expect(mails).toHaveLength(1);
      expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
      expect(await notified()).toBe(1);
    });

    test.each([
      ['makes an interrupted mail due at once', new Error('aborted'), 1],
      ['delays one that may have been sent', new MailError(), 0],
    ])('%s', async (_, error, sentLater) => {
      await messages.store.insert(manyMessages(1));
      const stopping = new AbortController();
      const transport = {
        async send() {
          stopping.abort();
          throw error;
        },
      };
      await delivery({ transport })(stopping.signal);
      // PostgreSQL may read a slightly earlier time on another processor.
      await messages.advance(1000);
      await delivery()();
      expect(mails).toHaveLength(sentLater);
    });
  });
});

/** What a mail server answers in this minute, at the nth try. */
type MailServer = (minute: number, tries: number) => Error | undefined;

const down = new Error('connect ECONNREFUSED');
const [deferred, refused, unanswered] = [new MailError(451), new MailError(550), new MailError()];

test.each<[string, MailServer, { tries: number; minute: number }]>([
  ['works', () => undefined, { tries: 1, minute: 0 }],
  ['is away ten minutes', (minute) => (minute < 10 ? down : undefined), { tries: 10, minute: 17 }],
  ['greylists five', (minute) => (minute < 5 ? deferred : undefined), { tries: 9, minute: 8 }],
  [
    'wants it later for a day',
    (minute) => (minute < 1440 ? deferred : undefined),
    { tries: 35, minute: 1448 },
  ],
  [
    'refuses it for an hour',
    (minute) => (minute < 60 ? refused : undefined),
    { tries: 7, minute: 63 },
  ],
  [
    'refuses it for two days',
    (minute) => (minute < 2880 ? refused : undefined),
    { tries: 13, minute: 3487 },
  ],
  [
    'closes after it twice',
    (_, tries) => (tries < 3 ? unanswered : undefined),
    { tries: 3, minute: 120 },
  ],
])('a mail server that %s', async (_, answer, arrival) => {
  await open('SQLite');
  await messages.store.insert([validMessage]);
  const created = (await rows())[0]?.created_at ?? '';
  let minute = 0;
  let tries = 0;
  const deliverDue = delivery({
    transport: {
      async send() {
        tries += 1;
        const error = answer(minute, tries);
        if (error) throw error;
      },
    },
  });
  for (;;) {
    await deliverDue();
    const [stored] = await rows();
    if (!stored?.next_attempt_at) break;
    const dueMinute = (Date.parse(stored.next_attempt_at) - Date.parse(created)) / minuteMs;
    await messages.advance((dueMinute - minute) * minuteMs);
    minute = dueMinute;
  }
  expect({ tries, minute: Math.floor(minute) }).toEqual(arrival);
});

test(`${refusedMails} mails that are refused hold up no other`, async () => {
  await open('SQLite');
  const others = manyMessages(refusedMails);
  const half = refusedMails / 2;
  await messages.store.insert(others.slice(0, half));
  await messages.store.insert([{ ...validMessage, name: 'Honest' }]);
  await messages.store.insert(others.slice(half));
  const arrived: string[] = [];
  let tries = 0;
  const deliverDue = delivery({
    transport: {
      async send({ subject }) {
        tries += 1;
        if (!/Honest/.test(subject)) throw refused;
        arrived.push(`${subject} ${tries}`);
      },
    },
  });
  await deliverDue();
  expect(tries).toBe(refusedMails + 1);
  await messages.advance(minuteMs);
  await messages.store.insert([{ ...validMessage, name: 'Honest too' }]);
  await deliverDue();
  expect(arrived).toEqual([
    `Message from Honest, Analytical Engines ${half + 1}`,
    // Ahead of those that are due again.
    `Message from Honest too, Analytical Engines ${refusedMails + 2}`,
  ]);
});
