import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { constraintName, findViolation } from '#shared/message-rules.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/stores.ts';
import { insertAll, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import {
  type Claim,
  leaseMs,
  type MessageAdmin,
  type MessageStore,
  maxRetryDelayMs,
  TooManyMessagesError,
} from './store.ts';

const minute = 60_000;
const hour = 60 * minute;

const kinds = ['SQLite', 'PostgreSQL'] as const;

let database: TestDatabase;
let store: MessageStore;
let admin: MessageAdmin;

async function open(kind: (typeof kinds)[number]): Promise<void> {
  database = await openTestDatabase(kind);
  store = database.store;
  admin = database.admin;
}

const messageFrom = (name: string): Message => ({ ...validMessage, name });

const readAll = () => Array.fromAsync(admin.read());
const readNames = async () => (await readAll()).map(({ name }) => name);

/** Inserts messages from these senders a second apart, so that the messages' order is known. */
async function insertInTurn(...senders: string[]): Promise<void> {
  for (const sender of senders) {
    await store.insert(messageFrom(sender));
    await database.advance(1000);
  }
}

async function claim(): Promise<Claim> {
  const claimed = await store.claimDue();
  if (!claimed) throw new Error('nothing was due');
  return claimed;
}

describe.for(kinds)('%s', (kind) => {
  beforeEach(() => open(kind));

  test('a stored message has an ID, a time and a notification that is due', async () => {
    await store.insert(validMessage);
    const [stored] = await readAll();
    expect(stored).toEqual({
      ...validMessage,
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      notified_at: null,
      attempts: 0,
      next_attempt_at: stored?.created_at,
      last_error: null,
    });
  });

  test('identical messages within ten minutes are stored once, even by different processes', async () => {
    const inserts = ['a', 'b', 'a', 'c', 'b', 'a'].map((name) =>
      database.openStore().insert(messageFrom(name)),
    );
    // One each from a, b and c.
    expect((await Promise.all(inserts)).filter(Boolean)).toHaveLength(3);
    await database.advance(9 * minute);
    expect(await store.insert(messageFrom('a'))).toBe(false);
    await database.advance(2 * minute);
    expect(await store.insert(messageFrom('a'))).toBe(true);
  });

  test('messages that split the same text between columns differently are not duplicates', async () => {
    const split = { ...validMessage, company: 'ab', message: 'c' };
    await insertAll(store, [split, { ...split, company: 'a', message: 'bc' }]);
    expect(await readAll()).toHaveLength(2);
  });

  test('an email address in different forms is stored in one form', async () => {
    const messageWith = (email: string) => ({ ...validMessage, email });
    expect(await store.insert(messageWith('ada@MÜNCHEN.example'))).toBe(true);
    expect(await store.insert(messageWith('ada@mu\u0308nchen.Example'))).toBe(false);
    expect(await readAll()).toMatchObject([{ email: 'ada@xn--mnchen-3ya.example' }]);
  });

  test('the rate limit counts an IP address’s messages across processes for ten minutes', async () => {
    const limitedStore = () => database.openStore({ messagesPerAddress: 3 });
    const inserts = manyMessages(6).map((message) => limitedStore().insert(message, '192.0.2.1'));
    const outcomes = await Promise.allSettled(inserts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await limitedStore().insert(messageFrom('from another address'), '192.0.2.2');
    await database.advance(9 * minute);
    await store.cleanUp();
    const early = limitedStore().insert(messageFrom('too early'), '192.0.2.1');
    await expect(early).rejects.toThrow(TooManyMessagesError);
    await database.advance(2 * minute);
    expect(await limitedStore().insert(messageFrom('later'), '192.0.2.1')).toBe(true);
    // Three of the six, one from the other address, and one after ten minutes.
    expect(await readAll()).toHaveLength(3 + 1 + 1);
  });

  test('a clock set back does not extend the rate limit', async () => {
    const limitedStore = database.openStore({ messagesPerAddress: 1 });
    await limitedStore.insert(messageFrom('one'), '192.0.2.1');
    for (const ms of [-6 * hour, 6 * hour]) {
      await database.advance(ms);
      expect(await limitedStore.insert(messageFrom(`after ${ms}`), '192.0.2.1')).toBe(true);
      await store.cleanUp();
    }
  });

  test('the rate limit does not count duplicates or messages without an IP address', async () => {
    const limitedStore = database.openStore({ messagesPerAddress: 1 });
    await insertAll(limitedStore, manyMessages(5));
    await limitedStore.insert(validMessage, '192.0.2.1');
    await limitedStore.insert(validMessage, '192.0.2.1');
    const another = limitedStore.insert(messageFrom('another sender'), '192.0.2.1');
    await expect(another).rejects.toThrow(TooManyMessagesError);
  });

  test('messages are claimed in the order in which they are due', async () => {
    await insertInTurn('due in an hour', 'due in a minute');
    await store.settle(await claim(), { error: 'deferred', retryInMs: hour });
    await store.settle(await claim(), { error: 'deferred', retryInMs: minute });
    await insertInTurn('new');
    await database.advance(2 * minute);
    await insertInTurn('newer');
    for (const name of ['new', 'due in a minute', 'newer'])
      expect(await claim()).toMatchObject({ name });
    expect(await store.claimDue()).toBeUndefined();
  });

  test('no two processes claim the same message', async () => {
    await insertAll(store, manyMessages(3));
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => database.openStore().claimDue()),
    );
    const ids = claims.flatMap((claim) => claim?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    // A process may find nothing to claim while others hold their locks.
    let claimed = ids.length;
    while (await store.claimDue()) claimed += 1;
    expect(claimed).toBe(3);
  });

  test('the holder of an expired lease can change nothing once another process has claimed the message', async () => {
    await store.insert(validMessage);
    const staleClaim = await claim();
    await database.advance(leaseMs - minute);
    expect(await store.renewLease(staleClaim)).toBe(true);
    await database.advance(minute);
    expect(await store.claimDue()).toBeUndefined();
    await database.advance(leaseMs);
    const currentClaim = await claim();
    expect(currentClaim.id).toBe(staleClaim.id);
    expect(await store.renewLease(staleClaim)).toBe(false);
    await store.settle(staleClaim, { error: 'stale', retryInMs: 1 });
    await store.settle(staleClaim, 'sent');
    expect(await readAll()).toMatchObject([{ notified_at: null, attempts: 0, last_error: null }]);
    await store.settle(currentClaim, 'sent');
    expect(await readAll()).toMatchObject([{ notified_at: expect.any(String) }]);
  });

  test('a settled notification is marked as sent, as file only or as due again, and can be resent', async () => {
    await insertInTurn('sent', 'file_only', 'failed');
    await store.settle(await claim(), 'sent');
    await store.settle(await claim(), 'file_only');
    await store.settle(await claim(), { error: 'rejected', retryInMs: hour });
    const time = expect.any(String);
    const settledState = { attempts: 0, next_attempt_at: null, last_error: null };
    expect(await readAll()).toMatchObject([
      { name: 'sent', notified_at: time, ...settledState },
      { name: 'file_only', notified_at: null, ...settledState },
      { notified_at: null, attempts: 1, next_attempt_at: time, last_error: 'rejected' },
    ]);
    expect(await store.backlog()).toMatchObject({ pending: 1, fileOnly: 1 });
    expect(await store.claimDue()).toBeUndefined();

    const [sent, fileOnly] = await readAll();
    const ids = [sent?.id ?? '', fileOnly?.id ?? '', crypto.randomUUID()];
    expect(await admin.resend(ids)).toBe(2);
    expect(await store.backlog()).toMatchObject({ pending: 3, fileOnly: 0 });
  });

  test('a released claim does not count as an attempt', async () => {
    await store.insert(validMessage);
    await store.settle(await claim(), { error: 'deferred', retryInMs: 0 });
    // PostgreSQL may round a time up to the next millisecond.
    await database.advance(1);
    await store.settle(await claim(), 'released');
    await database.advance(1);
    expect(await claim()).toMatchObject({ attempts: 1 });
    expect(await readAll()).toMatchObject([{ last_error: 'deferred' }]);
  });

  test('the hourly limit counts sent emails, but not emails written to files', async () => {
    await insertAll(store, manyMessages(4));
    await store.settle(await claim(), 'file_only');
    await store.settle(await claim(), 'sent');
    expect(await store.claimDue(1)).toBeUndefined();
    expect(await store.claimDue(2)).toBeDefined();
    await database.advance(hour + minute);
    expect(await store.claimDue(1)).toBeDefined();
  });

  test('a message due later than any retry is claimed, because the clock must have been set back', async () => {
    await store.insert(validMessage);
    await database.advance(-maxRetryDelayMs + minute);
    expect(await store.claimDue()).toBeUndefined();
    await database.advance(-2 * minute);
    expect(await claim()).toMatchObject(validMessage);
  });

  test('the backlog reports the age of the oldest pending message', async () => {
    expect(await store.backlog()).toEqual({ pending: 0, oldestSeconds: 0, fileOnly: 0 });
    await insertInTurn('sent', 'failed', 'due');
    await store.settle(await claim(), 'sent');
    await store.settle(await claim(), { error: 'rejected', retryInMs: hour });
    await database.advance(5 * minute);
    const { oldestSeconds } = await store.backlog();
    // 'failed' was inserted two seconds before the five minutes began.
    expect(oldestSeconds).toBeGreaterThanOrEqual(5 * 60 + 2);
    expect(oldestSeconds).toBeLessThan(6 * 60);
    // Sets the clock back.
    await database.advance(-hour);
    expect(await store.backlog()).toMatchObject({ pending: 2, oldestSeconds: 0 });
  });

  test('the operator deletes messages, and reads the rest in order of arrival', async () => {
    await insertInTurn('first', 'second', 'third', 'fourth');
    const [first, , third] = await readAll();
    await admin.delete([third?.id ?? '', first?.id ?? '']);
    expect(await readNames()).toEqual(['second', 'fourth']);
  });

  test('the operator can neither resend nor delete a message whose notification is being sent', async () => {
    await insertInTurn('being sent', 'other');
    const { id } = await claim();
    const otherId = (await readAll())[1]?.id ?? '';
    const beforeCommit = vi.fn<() => void>();
    expect(await admin.resend([id])).toBe(0);
    const deleting = admin.delete([id, otherId], beforeCommit);
    await expect(deleting).rejects.toThrow(/^Nothing was deleted, because the notification of /);
    expect(beforeCommit).not.toHaveBeenCalled();
    expect(await readNames()).toEqual(['being sent', 'other']);
    // Ends the lease, as after a crash.
    await database.advance(leaseMs + 1000);
    await admin.delete([id, otherId], beforeCommit);
    expect(beforeCommit).toHaveBeenCalledOnce();
    expect(await readNames()).toEqual([]);
  });

  test('the holder of an expired lease can change nothing once the notification is resent', async () => {
    await store.insert(validMessage);
    const staleClaim = await claim();
    await database.advance(leaseMs + 1000);
    expect(await admin.resend([staleClaim.id])).toBe(1);
    await store.settle(staleClaim, 'sent');
    expect(await store.backlog()).toMatchObject({ pending: 1 });
  });

  test('a message is kept if deleting its email file fails', async () => {
    await store.insert(validMessage);
    const [stored] = await readAll();
    const deleting = admin.delete([stored?.id ?? ''], () => {
      throw new Error('no permission');
    });
    await expect(deleting).rejects.toThrow('no permission');
    expect(await readAll()).toEqual([stored]);
  });

  test('the operator reads a snapshot without blocking inserts or leaving connections open', async () => {
    await Promise.all(manyMessages(120).map((message) => store.insert(message)));
    let read = 0;
    for await (const { name } of admin.read()) {
      if (read === 0) await store.insert(messageFrom('arrived later'));
      expect(name).not.toBe('arrived later');
      read += 1;
    }
    expect(read).toBe(120);
    // Reads more often than the ten connections of a PostgreSQL pool, and ends each read early.
    for (let time = 0; time < 12; time += 1) {
      for await (const _ of admin.read()) break;
    }
    expect(await admin.erase()).toBe(true);
    expect(await readNames()).toContain('arrived later');
  });
});

describe('PostgreSQL', () => {
  const invalidFields = messageColumns.flatMap((column) => {
    const { limit } = messageFields[column];
    const blank = { 'is empty': '', 'is blank': ' \t\n\u00a0\u2003\u3000\ufeff' };
    const long = ['x', '😀'].map((character) => [
      `repeats ${character} ${limit + 1} times`,
      character.repeat(limit + 1),
    ]);
    const controls = [0x07, 0x0d, 0x1f, 0x7f, 0x85, 0x9f].map((code) => [
      `contains U+${code.toString(16)}`,
      `a${String.fromCodePoint(code)}b`,
    ]);
    const faults = [...Object.entries(blank), ...long, ...controls];
    return faults.map(([fault, text]) => ({ column, fault, text }));
  });
  const addresses = 'nobody|@b|a@|a@b@c|a@b,c@d|a@[b]|a@b;|a<b>@c|a b@c|A <a@b>|a@b c'.split('|');

  // All cases share one database, because a rejected message leaves nothing in it.
  beforeAll(() => open('PostgreSQL'));

  for (const { column, fault, text } of [
    ...invalidFields,
    ...addresses.map((email) => ({ column: 'email', fault: `is ${email}`, text: email })),
  ])
    test(`a constraint rejects a message whose ${column} ${fault}, as the shared rules do`, async () => {
      const message = { ...validMessage, [column]: text };
      const violation = findViolation(message);
      // If a text violates several rules, each side may report a different one, but for the same column.
      const constraint = expect.stringMatching(`contacts_${column}_`);
      await expect(store.insert(message)).rejects.toMatchObject({ code: '23514', constraint });
      expect(violation && constraintName(violation)).toEqual(constraint);
    });
});

test.for(kinds)('the constraints of %s allow what the shared rules allow', async (kind) => {
  await open(kind);
  for (const change of [
    { message: 'one\n\ttwo' },
    { name: '李小龍', company: 'Ünïcode 👨‍👩‍👧' },
    { name: '😀'.repeat(messageFields.name.limit) },
    { message: '😀'.repeat(messageFields.message.limit) },
    { email: "o'brien+x@xn--r8jz45g.a-b.example" },
    { email: `${'a'.repeat(messageFields.email.limit - 4)}@b.c` },
  ]) {
    const message = { ...validMessage, ...change };
    expect(findViolation(message)).toBeUndefined();
    await store.insert(message);
    expect(await readAll()).toContainEqual(expect.objectContaining(message));
  }
});
