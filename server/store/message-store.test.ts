import { beforeAll, describe, expect, test } from 'vitest';
import { type Message, messageColumns, messageFields } from '#shared/message.ts';
import { constraintName, findBrokenRule } from '#shared/message-rules.ts';
import { databases, type TestMessages } from '#tests/support/databases/stores.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  type Claim,
  ConstraintError,
  refusalsBeforeRest,
  type StoredMessage,
  TooManyMessagesError,
} from './store.ts';

const minute = 60_000;
const hour = 60 * minute;

const named = (name: string): Message => ({ ...validMessage, name });
const many = (count: number) => Array.from({ length: count }, (_, index) => named(`n${index}`));

async function all({ archive }: TestMessages): Promise<StoredMessage[]> {
  return Array.fromAsync(archive.read());
}

async function storedNames(messages: TestMessages): Promise<string[]> {
  return (await all(messages)).map(({ name }) => name);
}

/** Inserts them a second apart, so that their order is known. */
async function insertInTurn(messages: TestMessages, names: string[]): Promise<void> {
  for (const name of names) {
    await messages.store.insert([named(name)]);
    await messages.advance(1000);
  }
}

async function claim({ store }: TestMessages, forMs = minute): Promise<Claim> {
  const claimed = await store.claimDue(forMs);
  if (!claimed) throw new Error('nothing was due');
  return claimed;
}

describe.each(Object.entries(databases))('%s', (_, open) => {
  describe('insert', () => {
    test('adds an id, a time and the state of its delivery', async () => {
      const messages = await open();
      await messages.store.insert([validMessage]);
      const [stored] = await all(messages);
      expect(stored).toEqual({
        ...validMessage,
        id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        notified_at: null,
        attempts: 0,
        next_attempt_at: stored?.created_at,
        last_error: null,
        refusals: 0,
        filed: false,
      });
    });

    test('counts the new ones, even when several processes store them at once', async () => {
      const messages = await open();
      const { store } = messages;
      expect(await store.insert([])).toBe(0);
      expect(await store.insert([validMessage, named('other')], '192.0.2.1')).toBe(2);
      expect(await store.insert([validMessage, named('third')])).toBe(1);
      const inserts = ['a', 'b', 'a', 'c', 'b', 'a'].map((name) =>
        messages.openStore().insert([named(name)]),
      );
      const counts = await Promise.all(inserts);
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 1]);
    });
  });

  describe('its constraints', () => {
    const broken: Partial<Message>[] = messageColumns.flatMap((column) => {
      const { limit, addedLater } = messageFields[column];
      const blank = [' \t\n\u00a0\u2003\u3000\ufeff', ...(addedLater ? [] : [''])];
      const long = ['x', '😀'].map((character) => character.repeat(limit + 1));
      const controls = [...'\u0007\r\u001f\u007f\u0085\u009f'].map((control) => `a${control}b`);
      return [...blank, ...long, ...controls].map((text) => ({ [column]: text }));
    });
    const addresses = 'nobody @b a@ a@b@c a@b,c@d a@[b] a@b; a<b>@c'.split(' ');
    const spaced = ['a b@c', 'A <a@b>', 'a@b c'];

    // One database for all cases: it never stores a rejected message.
    let messages: TestMessages;
    beforeAll(async () => {
      messages = await open();
    });

    test.each([...broken, ...[...addresses, ...spaced].map((email) => ({ email }))])(
      'reject what the shared rules reject: %j',
      async (change) => {
        const contact = { ...validMessage, ...change };
        const rule = findBrokenRule(contact);
        const error = await messages.store.insert([contact]).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ConstraintError);
        // Each side may name another of several broken rules, but for the same column.
        const [column] = Object.keys(change);
        expect((error as ConstraintError).constraint).toMatch(`contacts_${column}_`);
        expect(rule && constraintName(rule)).toMatch(`contacts_${column}_`);
      },
    );

    test('reject a NUL', async () => {
      await expect(messages.store.insert([named('a\0b')])).rejects.toThrow();
      expect(await all(messages)).toEqual([]);
    });

    test.each<Partial<Message>>([
      { message: 'one\n\ttwo' },
      { name: '李小龍', company: 'Ünïcode 👨‍👩‍👧' },
      {
        name: '😀'.repeat(messageFields.name.limit),
        message: '😀'.repeat(messageFields.message.limit),
      },
      { email: "o'brien+x@localhost" },
      { email: 'someone@xn--r8jz45g.a-b.example' },
      { email: `${'a'.repeat(messageFields.email.limit - 4)}@b.c` },
    ])('allow what the shared rules allow: %#', async (change) => {
      const contact = { ...validMessage, ...change };
      expect(findBrokenRule(contact)).toBeUndefined();
      await messages.store.insert([contact]);
      expect((await all(messages)).at(-1)).toMatchObject(contact);
    });
  });

  describe('a mail address', () => {
    const spellings = [
      'jemand@xn--mnchen-3ya.example',
      'Jemand@MÜNCHEN.example',
      'jemand@mu\u0308nchen.Example',
    ];

    test('is normalized, so that repeats are recognized', async () => {
      const messages = await open();
      for (const email of ['ada@MÜNCHEN.example', 'ada@mu\u0308nchen.Example']) {
        expect(findBrokenRule({ ...validMessage, email })).toBeUndefined();
        await messages.store.insert([{ ...validMessage, email }]);
      }
      expect(await all(messages)).toMatchObject([{ email: 'ada@xn--mnchen-3ya.example' }]);
    });

    test.each(spellings)(
      'is found and deleted as %s, in whichever spelling it was stored',
      async (email) => {
        const messages = await open();
        await messages.store.insert(spellings.map((each) => ({ ...named(each), email: each })));
        // Earlier releases did not normalize.
        await messages.spell(spellings[0] ?? '', spellings[2] ?? '');
        await messages.store.insert([named('another')]);
        expect(await messages.archive.count({ email })).toBe(3);
        expect(await messages.archive.delete({ email })).toHaveLength(3);
        expect(await storedNames(messages)).toEqual(['another']);
      },
    );
  });

  describe('repeated texts', () => {
    test('count as one message within ten minutes', async () => {
      const messages = await open();
      await messages.store.insert([validMessage, validMessage]);
      await messages.advance(9 * minute);
      await messages.openStore().insert([validMessage, named('another')]);
      expect((await storedNames(messages)).toSorted()).toEqual([validMessage.name, 'another']);
      await messages.advance(2 * minute);
      await messages.store.insert([validMessage]);
      expect(await all(messages)).toHaveLength(3);
    });

    test('are compared column by column', async () => {
      const messages = await open();
      await messages.store.insert([
        { ...validMessage, company: 'ab', message: 'c' },
        { ...validMessage, company: 'a', message: 'bc' },
      ]);
      expect(await all(messages)).toHaveLength(2);
    });
  });

  describe('the rate limit', () => {
    test('covers ten minutes, and accepts all of a request or none', async () => {
      const messages = await open({ messagesPerAddress: 3 });
      const { store } = messages;
      await expect(store.insert(many(4), '192.0.2.1')).rejects.toThrow(TooManyMessagesError);
      await store.insert(many(2), '192.0.2.1');
      await messages.advance(6 * minute);
      await store.insert([named('third')], '192.0.2.1');
      await store.forgetRateLimits();
      const fourth = store.insert([named('fourth')], '192.0.2.1');
      await expect(fourth).rejects.toThrow(TooManyMessagesError);
      await store.insert([named('of another')], '192.0.2.2');
      await messages.advance(5 * minute);
      await store.forgetRateLimits();
      await store.insert([named('fourth'), named('fifth')], '192.0.2.1');
      await expect(store.insert([named('sixth')], '192.0.2.1')).rejects.toThrow();
      expect(await all(messages)).toHaveLength(6);
    });

    test('ignores repeated messages and messages without an address', async () => {
      const messages = await open({ messagesPerAddress: 1 });
      await messages.store.insert(many(5));
      await messages.store.insert([validMessage], '192.0.2.1');
      await messages.store.insert([validMessage], '192.0.2.1');
      await expect(messages.store.insert([named('x')], '192.0.2.1')).rejects.toThrow();
      expect(await all(messages)).toHaveLength(6);
    });

    test('treats an IPv6 /64 as one address, and allows twice that for a /56 and five times for a /48', async () => {
      const messages = await open({ messagesPerAddress: 2 });
      const sent = { link: 0, home: 0, site: 0, elsewhere: 0 };
      const send = async (who: keyof typeof sent, address: string) => {
        const name = `${who} ${address}`;
        sent[who] += await messages.store.insert([named(name)], address).catch(() => 0);
      };
      for (let network = 0; network < 16; network += 1) {
        await send('link', `2001:db8:2::${network}`);
        const subnet = network.toString(16).padStart(2, '0');
        await send('home', `2001:db8:0:12${subnet}::1`);
        await send('site', `2001:db8:0:${subnet}00::1`);
      }
      await send('elsewhere', '2001:db8:1::1');
      expect(sent).toEqual({ link: 2, home: 4, site: 6, elsewhere: 1 });
    });

    test('is shared by all processes', async () => {
      const messages = await open();
      const stores = Array.from({ length: 4 }, () => messages.openStore({ messagesPerAddress: 5 }));
      const inserts = many(20).map(async (contact, index) =>
        stores[index % 4]?.insert([contact], '192.0.2.1'),
      );
      const outcomes = await Promise.allSettled(inserts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      expect(await all(messages)).toHaveLength(5);
    });
  });

  describe('claims', () => {
    test('start with senders who have sent the fewest', async () => {
      const messages = await open({ messagesPerAddress: 30 });
      const { store } = messages;
      for (const [address, name] of [
        ['2001:db8:0:1::1', 'flood 0'],
        ['2001:db8:0:2::1', 'flood 1'],
        ['2001:db8:0:3::1', 'flood 2'],
        ['192.0.2.1', 'visitor'],
        ['192.0.2.1', 'visitor again'],
      ] as const) {
        await store.insert([named(name)], address);
        await messages.advance(1000);
      }
      const order: string[] = [];
      for (let claim = await store.claimDue(hour); claim; claim = await store.claimDue(hour)) {
        order.push(claim.name);
      }
      expect(order).toEqual(['flood 0', 'visitor', 'flood 1', 'visitor again', 'flood 2']);
    });

    test('start with untried messages, longest due first', async () => {
      const messages = await open();
      await insertInTurn(messages, ['tried', 'new', 'newer']);
      await messages.store.markFailed(await claim(messages), { error: 'refused', retryInMs: 0 });
      await messages.advance(1000);
      expect(await claim(messages)).toMatchObject({ name: 'new', attempts: 1 });
      expect(await claim(messages)).toMatchObject({ name: 'newer' });
      expect(await claim(messages)).toMatchObject({ name: 'tried', attempts: 2 });
    });

    test('are exclusive, however many processes ask at once', async () => {
      const messages = await open();
      await messages.store.insert(many(6));
      const claims = await Promise.all(
        Array.from({ length: 10 }, () => messages.openStore().claimDue(hour)),
      );
      const ids = claims.flatMap((claim) => claim?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      while (await messages.store.claimDue(hour)) ids.push('more');
      expect(ids).toHaveLength(6);
    });

    test('expire with their lease, which fences off the first holder', async () => {
      const messages = await open();
      const { store } = messages;
      await store.insert([validMessage]);
      const late = await claim(messages);
      await messages.advance(minute);
      const next = await claim(messages);
      expect(next).toMatchObject({ id: late.id, attempts: 2 });
      expect(await store.markFailed(late, { error: 'late', retryInMs: 1 })).toBe(false);
      expect(await store.markNotified(late)).toBe(false);
      expect(await store.markNotified(next)).toBe(true);
      expect(await all(messages)).toMatchObject([
        { notified_at: expect.any(String), next_attempt_at: null, last_error: null },
      ]);
      await messages.advance(hour);
      expect(await store.claimDue(minute)).toBeUndefined();
    });

    test('that were refused ten times count as resting, until they are to be resent', async () => {
      const messages = await open();
      const { store, archive } = messages;
      await store.insert([validMessage]);
      for (let refusals = 0; refusals < refusalsBeforeRest; refusals += 1) {
        await messages.advance(1000);
        const claimed = await claim(messages);
        expect(claimed).toMatchObject({ refusals });
        expect(await store.backlog()).toMatchObject({ waiting: 1, resting: 0 });
        await store.markFailed(claimed, { error: '550', retryInMs: 0, refused: true });
      }
      expect(await store.backlog()).toMatchObject({ waiting: 1, resting: 1 });
      expect(await archive.stats()).toMatchObject({ waiting: 1, failing: 1, resting: 1 });
      const [{ id } = { id: '' }] = await all(messages);
      await archive.resend(id);
      expect(await archive.stats()).toMatchObject({ waiting: 1, resting: 0 });
    });
  });

  describe('the archive', () => {
    test('finds and deletes by text, address, time and id prefix', async () => {
      const messages = await open();
      const { archive } = messages;
      await insertInTurn(messages, ['ÉCOLE Müller', 'second']);
      const [first, second] = await all(messages);
      const find = async (filter: Parameters<typeof archive.read>[0]) =>
        (await Array.fromAsync(archive.read(filter))).map(({ name }) => name);
      expect(await find({ text: 'école' })).toEqual([first?.name]);
      expect(await find({ text: 'MÜLLER' })).toEqual([first?.name]);
      expect(await find({ text: '%' })).toEqual([]);
      expect(await find({ email: validMessage.email.toUpperCase() })).toHaveLength(2);
      expect(await find({ email: 'other@b.example' })).toEqual([]);
      expect(await find({ before: second?.created_at ?? '' })).toEqual([first?.name]);
      expect(await find({ idPrefix: first?.id.slice(0, 12) ?? '' })).toEqual([first?.name]);
      expect(await find({ idPrefix: '%' })).toEqual([]);
      expect(await find({ text: 'second', email: validMessage.email })).toEqual(['second']);
      expect(await archive.count()).toBe(2);
      expect(await archive.count({ text: 'second' })).toBe(1);

      const newest = async (most: number, text = '') =>
        (await Array.fromAsync(archive.read({ text }, { newest: most }))).map(({ name }) => name);
      expect(await newest(1)).toEqual(['second']);
      expect(await newest(9)).toEqual([first?.name, 'second']);
      expect(await newest(1, 'ller')).toEqual([first?.name]);

      expect(await archive.delete({})).toEqual([]);
      expect(await archive.delete({ text: 'second' })).toEqual([second?.id]);
      expect(await storedNames(messages)).toEqual([first?.name]);
    });

    test('counts waiting, failing and mailed messages, as the store does', async () => {
      const messages = await open();
      const { store, archive } = messages;
      expect(await store.backlog()).toEqual({ waiting: 0, resting: 0, oldestSeconds: 0 });
      await insertInTurn(messages, ['mailed', 'failed', 'under way', 'due']);
      const mailed = await claim(messages);
      await store.markNotified(mailed);
      await store.markFailed(await claim(messages), { error: 'refused', retryInMs: hour });
      await claim(messages);
      const rows = await all(messages);
      expect(await archive.stats()).toEqual({
        total: 4,
        waiting: 3,
        failing: 1,
        resting: 0,
        oldest_waiting: rows[1]?.created_at,
        newest: rows[3]?.created_at,
        notified_in_last_hour: expect.any(Number),
      });
      await messages.advance(5 * minute);
      const { waiting, oldestSeconds } = await messages.openStore().backlog();
      expect(waiting).toBe(3);
      // 'failed' came three seconds before the five minutes.
      expect(oldestSeconds).toBeGreaterThanOrEqual(5 * 60 + 3);
      expect(oldestSeconds).toBeLessThan(6 * 60);
      // The clock has been set back.
      await messages.advance(-hour);
      expect(await store.backlog()).toMatchObject({ waiting: 3, oldestSeconds: 0 });

      expect(await archive.resend(crypto.randomUUID())).toBe(false);
      expect(await archive.resend(mailed.id)).toBe(true);
      expect(await archive.stats()).toMatchObject({ waiting: 4 });
    });

    test('reads a snapshot without blocking inserts', async () => {
      const messages = await open();
      await messages.store.insert(many(1000));
      let read = 0;
      for await (const { name } of messages.archive.read()) {
        if (read === 0) await messages.store.insert([named('arrived since')]);
        expect(name).not.toBe('arrived since');
        read += 1;
      }
      expect(read).toBe(1000);
      // More reads than the pool has connections, so each has to be released.
      for (let time = 0; time < 12; time += 1) {
        for await (const _ of messages.archive.read()) break;
      }
      expect(await messages.archive.erase()).toBe(true);
      expect(await messages.archive.count({ text: 'arrived' })).toBe(1);
    });
  });
});
