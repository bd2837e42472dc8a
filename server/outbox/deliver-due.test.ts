import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, composeRationed, type Mail } from '#server/mail/compose.ts';
import { mailFiles } from '#server/mail/mail-files.ts';
import { MaybeSentError } from '#server/mail/transport.ts';
import { type Claim, leaseMs, type StoredContact } from '#server/store/store.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { mailSettings, manyContacts, validContact } from '#tests/support/server/contacts.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { backoffMs, createDelivery, type DeliveryParts } from './deliver-due.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(['SQLite', 'PostgreSQL'])('delivering what is due from %s', (database) => {
  let messages: TestMessages;
  let mails: Mail[];

  beforeEach(async () => {
    messages = (await databases[database]?.()) as TestMessages;
    mails = [];
  });

  function delivery(parts: Partial<DeliveryParts> = {}) {
    return createDelivery({
      store: messages.store,
      transport: { send: async (mail) => void mails.push(mail) },
      compose: (claim) => composeMail(claim, mailSettings),
      composeRationed: (waiting) => composeRationed(waiting, mailSettings),
      retryDelayMs: () => 60_000,
      markAgainAfterMs: [1, 1],
      ...parts,
    });
  }

  /** The store, as it is when the database is away for some of its calls. */
  function storeWhere(method: keyof DeliveryParts['store'], isAway: () => boolean) {
    return {
      ...messages.store,
      async [method](...args: unknown[]) {
        if (isAway()) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        return (messages.store[method] as (...args: unknown[]) => unknown)(...args);
      },
    };
  }

  async function rows(): Promise<StoredContact[]> {
    return Array.fromAsync(messages.archive.read());
  }

  const notified = async () => (await rows()).filter(({ notifiedAt }) => notifiedAt).length;

  test('sends each message once', async () => {
    await messages.store.insert(manyContacts(5));
    const deliverDue = delivery();
    await deliverDue();
    await deliverDue();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5);
    expect(mails).toHaveLength(5);
    expect(await notified()).toBe(5);
  });

  test('sends no more in an hour than it may, and says once how many wait', async () => {
    await messages.store.insert(manyContacts(8));
    const deliverDue = delivery({ mailsPerHour: 3 });
    await deliverDue();
    await deliverDue();
    expect(mails.slice(3).map(({ subject }) => subject)).toEqual(['5 messages wait to be mailed']);
    await messages.advance(60 * 60_000 + 1000);
    await deliverDue();
    expect(mails.slice(7).map(({ subject }) => subject)).toEqual(['2 messages wait to be mailed']);
    await messages.advance(60 * 60_000 + 1000);
    await deliverDue();
    expect(mails).toHaveLength(10);
    expect(await notified()).toBe(8);
  });

  test('lets a mail rest for an hour that may have been sent, and counts it as sent', async () => {
    await messages.store.insert(manyContacts(3));
    const tried: Mail[] = [];
    const transport = {
      async send(mail: Mail) {
        tried.push(mail);
        if (tried.length === 1) throw new MaybeSentError();
      },
    };
    const deliverDue = delivery({ transport, mailsPerHour: 2 });
    await deliverDue();
    // Two of the three, and the mail that says that one waits.
    expect(tried).toHaveLength(3);
    await messages.advance(59 * 60_000);
    await deliverDue();
    expect(tried).toHaveLength(3);
    await messages.advance(2 * 60_000);
    await deliverDue();
    expect(
      tried
        .slice(3)
        .map(({ messageId }) => messageId)
        .toSorted(),
    ).toContain(tried[0]?.messageId);
    expect(await notified()).toBe(3);
  });

  test('asks again when the database does not take the mark of a mail that is sent', async () => {
    await messages.store.insert(manyContacts(1));
    let refusals = 2;
    await delivery({ store: storeWhere('markNotified', () => refusals-- > 0) })();
    expect(mails).toHaveLength(1);
    expect(await notified()).toBe(1);
  });

  test('marks later what it could not mark, and does not send it again', async () => {
    await messages.store.insert(manyContacts(2));
    let away = true;
    const deliverDue = delivery({ store: storeWhere('markNotified', () => away) });
    await expect(deliverDue()).rejects.toThrow('away');
    await expect(deliverDue()).rejects.toThrow('away');
    expect(mails).toHaveLength(1);
    away = false;
    // Even when the lease is over, so that the message counts as due again.
    await messages.advance(leaseMs + 1000);
    await deliverDue();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await notified()).toBe(2);
  });

  test('sends again under the same Message-ID when it died between sending and marking', async () => {
    await messages.store.insert(manyContacts(1));
    await expect(delivery({ store: storeWhere('markNotified', () => true) })()).rejects.toThrow();
    const successor = delivery({ store: messages.openStore() });
    await successor();
    expect(mails).toHaveLength(1);
    await messages.advance(leaseMs + 1000);
    await successor();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
    expect(await notified()).toBe(1);
  });

  test('leaves a message alone that another process has taken over', async () => {
    await messages.store.insert(manyContacts(1));
    const slow = delivery({
      transport: {
        async send(mail) {
          await messages.advance(leaseMs + 1000);
          await delivery({ store: messages.openStore() })();
          mails.push(mail);
        },
      },
    });
    await slow();
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
    expect(await notified()).toBe(1);
  });

  test('takes the file back of a mail whose message was deleted while it was written', async () => {
    await messages.store.insert(manyContacts(1));
    const folder = makeTempFolder();
    const files = mailFiles(folder);
    const send = async (mail: Mail) => {
      await messages.archive.delete({ email: validContact.email });
      await files.send(mail);
    };
    await delivery({ transport: { ...files, send } })();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('loses nothing when the database is away, whenever that is', async () => {
    await messages.store.insert(manyContacts(3));
    await expect(delivery({ store: storeWhere('claimDue', () => true) })()).rejects.toThrow('away');
    const refused = delivery({
      store: storeWhere('markFailed', () => true),
      transport: { send: () => Promise.reject(new Error('down')) },
    });
    await expect(refused()).rejects.toThrow('away');
    await delivery()();
    expect(mails).toHaveLength(2);
    await messages.advance(leaseMs + 1000);
    await delivery()();
    expect(mails).toHaveLength(3);
    expect(await notified()).toBe(3);
  });

  test('is not held up by messages that cannot be written', async () => {
    await messages.store.insert(manyContacts(8));
    const compose = (claim: Claim) => {
      if (/message [0-4]$/.test(claim.message)) throw new RangeError('poison');
      return composeMail(claim, mailSettings);
    };
    await delivery({ compose })();
    expect(mails).toHaveLength(3);
    const waiting = (await rows()).filter(({ notifiedAt }) => !notifiedAt);
    expect(waiting.map(({ lastError }) => lastError)).toEqual(Array(5).fill('RangeError'));
    await messages.advance(61_000);
    await delivery()();
    expect(mails).toHaveLength(8);
  });

  test('lets a mail server rest after three failures in a row', async () => {
    await messages.store.insert(manyContacts(10));
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

  test('finishes the mail under way when told to stop, and takes no other', async () => {
    await messages.store.insert(manyContacts(3));
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
});

test('the wait doubles from two seconds to an hour, with jitter', () => {
  const longest = (attempts: number) => backoffMs(attempts, () => 0);
  expect([1, 2, 3, 4].map(longest)).toEqual([2000, 4000, 8000, 16_000]);
  expect(longest(12)).toBe(3_600_000);
  expect(longest(5000)).toBe(3_600_000);
  expect(backoffMs(1, () => 1)).toBe(1000);
});
