import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, type Mail } from '#server/mail/compose.ts';
import { mailFiles } from '#server/mail/mail-files.ts';
import { MaybeSentError, RefusedError } from '#server/mail/transport.ts';
import {
  type Claim,
  leaseMs,
  refusalsBeforeRest,
  type StoredMessage,
} from '#server/store/store.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { mailSettings, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { backoffMs, createDelivery, type DeliveryParts } from './deliver-due.ts';

let logged: { event: string }[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(['SQLite', 'PostgreSQL'])('delivering what is due from %s', (database) => {
  let messages: TestMessages;
  let mails: Mail[];

  beforeEach(async () => {
    messages = (await databases[database]?.()) as TestMessages;
    mails = [];
  });

  function delivery(parts: Partial<DeliveryParts> = {}) {
    const deliverDue = createDelivery({
      store: messages.store,
      transport: { send: async (mail) => void mails.push(mail) },
      compose: (claim) => composeMail(claim, mailSettings),
      retryDelayMs: () => minuteMs,
      markAgainAfterMs: [1, 1],
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

  test('logs how many mails wait for long', async () => {
    await messages.store.insert(manyMessages(3));
    await delivery({ mailsPerHour: 1 })();
    expect(logged).toEqual([]);
    await messages.advance(20 * minuteMs);
    const deliverDue = delivery({ mailsPerHour: 1 });
    await deliverDue();
    await deliverDue();
    expect(logged).toMatchObject([
      { level: 'warn', event: 'mails_waiting', waiting: 2, resting: 0, oldestSeconds: 1200 },
    ]);
  });

  test('retries a mail that may have been sent after an hour, and counts it as sent', async () => {
    await messages.store.insert(manyMessages(3));
    const tried: Mail[] = [];
    const transport = {
      async send(mail: Mail) {
        tried.push(mail);
        if (tried.length === 1) throw new MaybeSentError();
      },
    };
    const deliverDue = delivery({ transport, mailsPerHour: 2 });
    await deliverDue();
    // Two of the three: the hourly cap is reached.
    expect(tried).toHaveLength(2);
    await messages.advance(59 * minuteMs);
    await deliverDue();
    expect(tried).toHaveLength(2);
    await messages.advance(2 * minuteMs);
    await deliverDue();
    expect(tried.slice(2).map(({ messageId }) => messageId)).toContain(tried[0]?.messageId);
    expect(await notified()).toBe(3);
  });

  test('retries when the database fails to mark a sent mail', async () => {
    await messages.store.insert(manyMessages(1));
    let refusals = 2;
    const deliverDue = delivery({ store: storeWhere('markNotified', () => refusals-- > 0) });
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
    const deliverDue = delivery({ store: storeWhere('markNotified', () => away) });
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

  test.each([
    ['deletes the mail file of a message deleted meanwhile', 0],
    ['keeps the mail file of a message that another process has mailed', 1],
  ])('%s', async (_, kept) => {
    await messages.store.insert(manyMessages(1));
    const folder = makeTempFolder();
    const files = mailFiles(folder);
    const send = async (mail: Mail) => {
      await messages.advance(leaseMs + 1000);
      if (kept) await delivery({ store: messages.openStore(), transport: files })();
      else await messages.archive.delete({ email: validMessage.email });
      await files.send(mail);
    };
    await delivery({ transport: { ...files, send } })();
    expect(readdirSync(folder)).toHaveLength(kept);
    expect(await rows()).toHaveLength(kept);
  });

  test('skips messages that cannot be composed', async () => {
    await messages.store.insert(manyMessages(8));
    const compose = (claim: Claim) => {
      if (/message [0-4]$/.test(claim.message)) throw new RangeError('poison');
      return composeMail(claim, mailSettings);
    };
    await delivery({ compose })();
    expect(mails).toHaveLength(3);
    const waiting = (await rows()).filter(({ notified_at }) => !notified_at);
    expect(waiting.map(({ last_error }) => last_error)).toEqual(Array(5).fill('RangeError'));
    await messages.advance(61_000);
    await delivery()();
    expect(mails).toHaveLength(8);
  });

  test('ends the run after three failures in a row', async () => {
    await messages.store.insert(manyMessages(10));
    let tries = 0;
    const transport = {
      async send() {
        tries += 1;
        throw new Error('down');
      },
    };
    await delivery({ transport })();
    expect(tries).toBe(3);
    await delivery()();
    expect(mails).toHaveLength(7);
  });

  describe('a refused mail', () => {
    const refuse = (refused: (mail: Mail) => boolean) => ({
      async send(mail: Mail) {
        if (refused(mail)) throw new RefusedError(550);
        mails.push(mail);
      },
    });

    test('does not delay the others', async () => {
      await messages.store.insert(manyMessages(20));
      await delivery({ transport: refuse(({ text }) => !text.includes('message 19')) })();
      expect(mails).toHaveLength(1);
      expect((await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(20);
    });

    test('is retried once a day after ten refusals', async () => {
      await messages.store.insert(manyMessages(1));
      const deliverDue = delivery({ transport: refuse(() => true) });
      for (let refusal = 0; refusal < refusalsBeforeRest; refusal += 1) {
        await deliverDue();
        await messages.advance(minuteMs + 1000);
      }
      expect(await rows()).toMatchObject([{ attempts: 10, last_error: 'Error EREFUSED 550' }]);
      await messages.advance(23 * hourMs);
      await delivery()();
      expect(mails).toHaveLength(0);
      expect(logged).toMatchObject([{ event: 'mails_waiting', waiting: 1, resting: 1 }]);
      await messages.advance(hourMs);
      await delivery()();
      expect(mails).toHaveLength(1);
    });
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
      ['delays one that may have been sent', new MaybeSentError(), 0],
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

test('backs off exponentially from two seconds to an hour, with jitter', () => {
  const longest = (attempts: number) => backoffMs(attempts, () => 0);
  expect([1, 2, 3, 4].map(longest)).toEqual([2000, 4000, 8000, 16_000]);
  expect(longest(12)).toBe(3_600_000);
  expect(longest(5000)).toBe(3_600_000);
  expect(backoffMs(1, () => 1)).toBe(1000);
});
