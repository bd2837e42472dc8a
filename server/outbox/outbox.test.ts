import { once } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, type Mail } from '#server/mail/compose.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageStore, StoredMessage } from '#server/store/store.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { mailSettings, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { until } from '#tests/support/server/until.ts';
import { createOutbox, type OutboxParts, oneAtATime } from './outbox.ts';

interface OutboxOptions extends Partial<OutboxParts> {
  send?: MailTransport['send'];
  /** Calls of the store that a test replaces. */
  overrides?: Partial<MessageStore>;
}

/** An outbox over a real store, with a transport that the test writes. */
function makeOutbox({ send = async () => {}, overrides = {}, ...parts }: OutboxOptions) {
  const folder = makeTempFolder();
  const store = openSqliteStore(folder);
  const archive = openSqliteArchive(folder);
  const outbox = createOutbox({
    store: { ...store, ...overrides },
    transport: { send },
    compose: (claim) => composeMail(claim, mailSettings),
    database: 'the database',
    pollMs: 10,
    settleAgainAfterMs: [],
    ...parts,
  });
  const rows = async (): Promise<StoredMessage[]> =>
    archive ? Array.fromAsync(archive.read()) : [];
  return { store, outbox, rows };
}

let logged: { event: string }[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
});

const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

describe('the outbox', () => {
  test('polls, logs a database failure once, and recovers', async () => {
    const mails: Mail[] = [];
    let polls = 0;
    const { store, outbox, rows } = makeOutbox({
      send: async (mail) => void mails.push(mail),
      overrides: {
        claimDue: (...args) => ((polls += 1) < 6 ? away() : store.claimDue(...args)),
      },
    });
    await store.insert(manyMessages(2));
    outbox.start();
    await until(() => mails.length === 2);
    await store.insert([validMessage]);
    await until(() => mails.length === 3);
    await outbox.stop();
    expect(logged).toMatchObject([
      {
        level: 'error',
        event: 'database_failed',
        database: 'the database',
        error: 'Error ECONNREFUSED',
        mend: expect.stringContaining('start PostgreSQL'),
      },
      { level: 'info', event: 'database_back', database: 'the database' },
    ]);
    expect((await rows()).every(({ notified_at }) => notified_at)).toBe(true);
  });

  test('does not call the database back when it stops before that', async () => {
    const { outbox } = makeOutbox({ overrides: { claimDue: away } });
    outbox.start();
    await until(() => logged.length > 0);
    await outbox.stop();
    expect(logged).toMatchObject([{ event: 'database_failed' }]);
  });

  test('releases an interrupted mail when it stops', async () => {
    const sending = Promise.withResolvers<void>();
    const { store, outbox, rows } = makeOutbox({
      async send(_, stopping) {
        sending.resolve();
        await once(stopping as AbortSignal, 'abort');
        throw new Error('aborted');
      },
    });
    await store.insert(manyMessages(2));
    outbox.start();
    await sending.promise;
    await outbox.stop();
    const now = new Date().toISOString();
    expect((await rows()).every(({ next_attempt_at }) => (next_attempt_at ?? '') <= now)).toBe(
      true,
    );
    expect(logged).toEqual([]);
  });

  test('retries marking a sent mail before it stops', async () => {
    const mails: Mail[] = [];
    let marks = 0;
    const { store, outbox, rows } = makeOutbox({
      pollMs: 60_000,
      send: async (mail) => void mails.push(mail),
      overrides: {
        settle: (...args) => ((marks += 1) === 1 ? away() : store.settle(...args)),
      },
    });
    await store.insert(manyMessages(1));
    outbox.start();
    await until(() => logged.length > 0);
    await outbox.stop();
    expect(mails).toHaveLength(1);
    expect((await rows())[0]?.notified_at).not.toBeNull();
  });

  test('forgets old counts from time to time, and delivers even if that fails', async () => {
    let forgot = 0;
    const mails: Mail[] = [];
    const { store, outbox } = makeOutbox({
      forgetMs: 30,
      send: async (mail) => void mails.push(mail),
      overrides: {
        forgetSenders() {
          forgot += 1;
          return away();
        },
      },
    });
    outbox.start();
    await until(() => forgot === 3);
    await store.insert(manyMessages(1));
    await until(() => mails.length === 1);
    await outbox.stop();
    expect(logged[0]).toMatchObject({ event: 'database_failed' });
  });
});

test('one run at a time: calls during a run share the next one, whether it fails or not', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const trigger = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const nextTurn = () => new Promise(setImmediate);
  const first = trigger();
  await nextTurn();
  const others = [trigger(), trigger(), trigger()];
  await nextTurn();
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await nextTurn();
  runs[1]?.resolve();
  await Promise.all(others);
  expect(runs).toHaveLength(2);
});
