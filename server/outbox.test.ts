import { describe, expect, test } from 'vitest';
import type { Contact } from '#contract/contact.ts';
import type { Mail } from './mail/compose.ts';
import { composeMail } from './mail/compose.ts';
import { backoffMs, createOutbox, type Outbox } from './outbox.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { validContact } from './testing/contacts.ts';
import { makeTempFolder } from './testing/fixture-site.ts';
import { until } from './testing/until.ts';

const settings = {
  from: { name: 'Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  siteUrl: 'https://b.example',
};

interface Made {
  folder?: string;
  send: (mail: Mail) => Promise<void>;
  retryDelayMs?: () => number;
  pollMs?: number;
}

/** An outbox over a real store, with a transport that the test writes. */
function makeOutbox({
  folder = makeTempFolder(),
  send,
  retryDelayMs = () => 0,
  pollMs = 10,
}: Made) {
  const store = openSqliteStore(folder);
  const outbox = createOutbox({
    store,
    transport: { send },
    compose: (claim) => composeMail(claim, settings),
    pollMs,
    retryDelayMs,
  });
  return { store, outbox, folder };
}

async function stopped(...outboxes: Outbox[]): Promise<void> {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
}

const messages = (count: number): Contact[] =>
  Array.from({ length: count }, (_, index) => ({ ...validContact, message: `message ${index}` }));

describe('the outbox', () => {
  test('delivers each message once, however often it is nudged', async () => {
    const mails: Mail[] = [];
    const { store, outbox } = makeOutbox({ send: async (mail) => void mails.push(mail) });
    await store.insert(messages(20));
    for (let nudge = 0; nudge < 50; nudge += 1) outbox.nudge();
    await until(() => mails.length >= 20);
    outbox.nudge();
    await stopped(outbox);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(mails).toHaveLength(20);
    expect((await store.findByIdPrefix('')).every(({ notifiedAt }) => notifiedAt)).toBe(true);
  });

  test('delivers what was stored before it started, and what nobody nudged it for', async () => {
    const mails: Mail[] = [];
    const { store, outbox } = makeOutbox({ send: async (mail) => void mails.push(mail) });
    await store.insert(messages(1));
    outbox.start();
    await until(() => mails.length === 1);
    await store.insert(messages(1));
    await until(() => mails.length === 2);
    await stopped(outbox);
  });

  test('tries again with the same Message-ID until it succeeds', async () => {
    const tried: string[] = [];
    const { store, outbox } = makeOutbox({
      async send({ messageId }) {
        tried.push(messageId);
        if (tried.length < 6) throw Object.assign(new Error('secret'), { code: 'ECONNECTION' });
      },
    });
    await store.insert(messages(1));
    outbox.start();
    await until(() => tried.length === 6);
    await stopped(outbox);
    expect(new Set(tried).size).toBe(1);
    expect(await store.findByIdPrefix('')).toMatchObject([{ attempts: 6, lastError: null }]);
  });

  test('keeps the kind of the error, not its text, and waits', async () => {
    let tries = 0;
    const { store, outbox } = makeOutbox({
      retryDelayMs: () => 60_000,
      async send() {
        tries += 1;
        throw Object.assign(new Error('ada@b.example refused'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      },
    });
    await store.insert(messages(1));
    outbox.nudge();
    await until(async () => (await store.findByIdPrefix(''))[0]?.lastError !== null);
    outbox.nudge();
    await stopped(outbox);
    expect(tries).toBe(1);
    expect(await store.findByIdPrefix('')).toMatchObject([{ lastError: 'Error EENVELOPE 550' }]);
  });

  test('lets a mail server rest after three failures in a row', async () => {
    let tries = 0;
    const { store, outbox } = makeOutbox({
      retryDelayMs: () => 60_000,
      async send() {
        tries += 1;
        throw new Error('down');
      },
    });
    await store.insert(messages(10));
    outbox.nudge();
    await until(() => tries === 3);
    await stopped(outbox);
    expect(tries).toBe(3);
  });

  test('is not held up by one message that cannot be sent', async () => {
    const sent: string[] = [];
    const { store, outbox } = makeOutbox({
      retryDelayMs: () => 60_000,
      async send({ text }) {
        if (text.includes('message 0')) throw new Error('poison');
        sent.push(text);
      },
    });
    await store.insert(messages(5));
    outbox.nudge();
    await until(() => sent.length === 4);
    await stopped(outbox);
  });

  test('shares the work with other processes without sending anything twice', async () => {
    const folder = makeTempFolder();
    const mails: Mail[] = [];
    const send = async (mail: Mail) => {
      await new Promise(setImmediate);
      mails.push(mail);
    };
    const made = [1, 2, 3].map(() => makeOutbox({ folder, send }));
    await made[0]?.store.insert(messages(40));
    for (const { outbox } of made) outbox.nudge();
    await until(() => mails.length >= 40);
    await stopped(...made.map(({ outbox }) => outbox));
    expect(mails).toHaveLength(40);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test('finishes the mail under way when it stops, and takes up no other', async () => {
    const done: string[] = [];
    let release = () => {};
    const { store, outbox } = makeOutbox({
      async send({ messageId }) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        done.push(messageId);
      },
    });
    await store.insert(messages(2));
    outbox.nudge();
    await until(async () => (await store.findByIdPrefix('')).some(({ attempts }) => attempts > 0));
    const stopping = outbox.stop();
    await until(() => {
      release();
      return done.length === 1;
    });
    await stopping;
    outbox.nudge();
    const rows = await store.findByIdPrefix('');
    expect(rows.filter(({ notifiedAt }) => notifiedAt)).toHaveLength(1);
    expect(rows.filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  });
});

test('the wait doubles from two seconds to an hour, with jitter', () => {
  const longest = (attempts: number) => backoffMs(attempts, () => 0);
  expect([1, 2, 3, 4].map(longest)).toEqual([2000, 4000, 8000, 16_000]);
  expect(longest(12)).toBe(3_600_000);
  expect(longest(5000)).toBe(3_600_000);
  expect(backoffMs(1, () => 1)).toBe(1000);
});
