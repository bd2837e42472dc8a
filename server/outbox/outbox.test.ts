import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Contact } from '#contract/contact.ts';
import { composeMail, composeRationed, type Mail } from '#server/mail/compose.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { ContactStore, StoredContact } from '#server/store/store.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { createOutbox, type Outbox, type OutboxParts } from './outbox.ts';

const settings = {
  from: { name: 'Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  siteUrl: 'https://b.example',
};

interface Made extends Partial<OutboxParts> {
  folder?: string;
  send?: (mail: Mail) => Promise<void>;
  /** What the database answers instead, in a test of its failures. */
  answers?: Partial<ContactStore>;
}

/** An outbox over a real store, with a transport that the test writes. */
function makeOutbox({
  folder = makeTempFolder(),
  send = async () => {},
  answers = {},
  ...parts
}: Made) {
  const store = openSqliteStore(folder);
  const archive = openSqliteArchive(folder);
  const outbox = createOutbox({
    store: { ...store, ...answers },
    transport: { send },
    compose: (claim) => composeMail(claim, settings),
    composeRationed: (waiting) => composeRationed(waiting, settings),
    pollMs: 10,
    retryDelayMs: () => 0,
    markAgainAfterMs: [],
    ...parts,
  });
  const rows = async (): Promise<StoredContact[]> =>
    archive ? Array.fromAsync(archive.read()) : [];
  return { store, outbox, folder, rows };
}

async function stopped(...outboxes: Outbox[]): Promise<void> {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
}

const messages = (count: number): Contact[] =>
  Array.from({ length: count }, (_, index) => ({ ...validContact, message: `message ${index}` }));

let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line).event));
});

const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

describe('the outbox', () => {
  test('delivers each message once, however often it is woken', async () => {
    const mails: Mail[] = [];
    const { store, outbox, rows } = makeOutbox({ send: async (mail) => void mails.push(mail) });
    await store.insert(messages(20));
    for (let wake = 0; wake < 50; wake += 1) outbox.wake();
    await until(() => mails.length >= 20);
    outbox.wake();
    await stopped(outbox);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(mails).toHaveLength(20);
    expect((await rows()).every(({ notifiedAt }) => notifiedAt)).toBe(true);
  });

  test('delivers what was stored before it started, and what nobody woke it for', async () => {
    const mails: Mail[] = [];
    const { store, outbox } = makeOutbox({ send: async (mail) => void mails.push(mail) });
    await store.insert(messages(1));
    outbox.start();
    await until(() => mails.length === 1);
    await store.insert(messages(2));
    await until(() => mails.length === 2);
    await stopped(outbox);
  });

  test('tries again with the same Message-ID until it succeeds', async () => {
    const tried: string[] = [];
    const { store, outbox, rows } = makeOutbox({
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
    expect(await rows()).toMatchObject([{ attempts: 6, lastError: null }]);
  });

  test('keeps the kind of the error, not its text, and waits', async () => {
    let tries = 0;
    const { store, outbox, rows } = makeOutbox({
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
    outbox.wake();
    await until(async () => (await rows())[0]?.lastError !== null);
    outbox.wake();
    await stopped(outbox);
    expect(tries).toBe(1);
    expect(await rows()).toMatchObject([{ lastError: 'Error EENVELOPE 550' }]);
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
    for (const { outbox } of made) outbox.wake();
    await until(() => mails.length >= 40);
    await stopped(...made.map(({ outbox }) => outbox));
    expect(mails).toHaveLength(40);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test('finishes the mail under way when it stops, and takes up no other', async () => {
    const done: string[] = [];
    let release = () => {};
    const { store, outbox, rows } = makeOutbox({
      async send({ messageId }) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        done.push(messageId);
      },
    });
    await store.insert(messages(2));
    outbox.wake();
    await until(async () => (await rows()).some(({ attempts }) => attempts > 0));
    const stopping = outbox.stop();
    await until(() => {
      release();
      return done.length === 1;
    });
    await stopping;
    outbox.wake();
    const after = await rows();
    expect(after.filter(({ notifiedAt }) => notifiedAt)).toHaveLength(1);
    expect(after.filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  });

  test('says once that the database is away, and goes on when it is back', async () => {
    const mails: Mail[] = [];
    let polls = 0;
    const { store, outbox, rows } = makeOutbox({
      send: async (mail) => void mails.push(mail),
      answers: {
        claimDue: (...args) => ((polls += 1) < 6 ? away() : store.claimDue(...args)),
      },
    });
    await store.insert(messages(2));
    outbox.start();
    await until(() => mails.length === 2);
    await stopped(outbox);
    expect(logged).toEqual(['outbox_failed']);
    expect((await rows()).every(({ notifiedAt }) => notifiedAt)).toBe(true);
  });

  test('marks what is sent before it stops, and once the database is back at the latest', async () => {
    const mails: Mail[] = [];
    let marks = 0;
    const { store, outbox, rows } = makeOutbox({
      pollMs: 60_000,
      send: async (mail) => void mails.push(mail),
      answers: {
        markNotified: (claim) => ((marks += 1) === 1 ? away() : store.markNotified(claim)),
      },
    });
    await store.insert(messages(1));
    outbox.start();
    await until(() => logged.length > 0);
    await stopped(outbox);
    expect(mails).toHaveLength(1);
    expect((await rows())[0]?.notifiedAt).not.toBeNull();
  });

  test('lets the database forget old counts now and then, and delivers although that fails', async () => {
    let forgot = 0;
    const mails: Mail[] = [];
    const { store, outbox } = makeOutbox({
      forgetMs: 30,
      send: async (mail) => void mails.push(mail),
      answers: {
        forgetRateLimits() {
          forgot += 1;
          return away();
        },
      },
    });
    outbox.start();
    await until(() => forgot === 3);
    await store.insert(messages(1));
    await until(() => mails.length === 1);
    await stopped(outbox);
    expect(logged).toEqual(['forgetting_failed']);
  });
});
