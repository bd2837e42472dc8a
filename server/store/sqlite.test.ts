import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { type Contact, contactColumns, contactLimits } from '#contract/contact.ts';
import { constraintName, findBrokenRule } from '#contract/contact-rules.ts';
import { validContact } from '../testing/contacts.ts';
import { makeTempFolder } from '../testing/fixture-site.ts';
import { openSqliteStore, openSqliteStoreToRead } from './sqlite.ts';
import { ConstraintError, type ContactStore, type StoredContact } from './store.ts';

async function all(store: ContactStore): Promise<StoredContact[]> {
  const contacts: StoredContact[] = [];
  for await (const contact of store.all()) contacts.push(contact);
  return contacts;
}

function named(name: string): Contact {
  return { ...validContact, name };
}

/** A store whose time is in the test's hands. */
function openAt(folder = makeTempFolder()) {
  const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
  return { store: openSqliteStore(folder, () => clock.now), clock, folder };
}

describe('storing', () => {
  test('keeps the texts, an id and a time', async () => {
    const { store } = openAt();
    await store.insert([validContact]);
    expect(await all(store)).toEqual([
      {
        ...validContact,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: '2026-01-01T00:00:00.000Z',
        notifiedAt: null,
        attempts: 0,
        nextAttemptAt: '2026-01-01T00:00:00.000Z',
        lastError: null,
      },
    ]);
  });

  test('is all or nothing', async () => {
    const { store } = openAt();
    await expect(store.insert([validContact, named('')])).rejects.toThrow(ConstraintError);
    expect(await all(store)).toEqual([]);
    await store.insert([validContact]);
    expect(await all(store)).toHaveLength(1);
  });

  test('is seen by whoever opens the same folder', async () => {
    const { store, folder } = openAt();
    const other = openSqliteStore(folder);
    await store.insert([named('first')]);
    await other.insert([named('second')]);
    expect((await all(store)).map(({ name }) => name)).toEqual(['first', 'second']);
  });

  test('keeps folder and files private', () => {
    const folder = join(makeTempFolder(), 'made');
    openSqliteStore(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of ['contacts.db', 'contacts.db-wal', 'contacts.db-shm']) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  test('finds a message by the beginning of its id', async () => {
    const { store } = openAt();
    await store.insert([named('first'), named('second')]);
    const [first] = await all(store);
    expect(await store.findByIdPrefix(first?.id.slice(0, 12) ?? '')).toEqual([first]);
    expect(await store.findByIdPrefix('%')).toEqual([]);
    expect(await store.findByIdPrefix('')).toHaveLength(2);
  });
});

describe('the rules in the database', () => {
  const broken: Partial<Contact>[] = contactColumns.flatMap((column) => [
    { [column]: '' },
    { [column]: ' \t\n\u00a0\u2003\u3000\ufeff' },
    { [column]: 'x'.repeat(contactLimits[column] + 1) },
    { [column]: '😀'.repeat(contactLimits[column] + 1) },
    { [column]: 'a\0b' },
    { [column]: 'a\u0007b' },
    { [column]: 'a\rb' },
    { [column]: 'a\u001fb' },
    { [column]: 'a\u007fb' },
    { [column]: 'a\u0085b' },
    { [column]: 'a\u009fb' },
  ]);
  const addresses = ['nobody', '@b', 'a@', 'a@b@c', 'a@b,c@d', 'a b@c', 'A <a@b>', 'a@[b]', 'a@b;'];

  test.each([...broken, ...addresses.map((email) => ({ email }))])(
    'refuse what the contract refuses: %j',
    async (change) => {
      const contact = { ...validContact, ...change };
      const rule = findBrokenRule(contact);
      expect(rule).toBeDefined();
      const { store } = openAt();
      const error = await store.insert([contact]).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ConstraintError);
      // Of several broken rules the two sides need not name the same, but the column is the same.
      const [column] = Object.keys(change);
      expect((error as ConstraintError).constraint).toMatch(`contacts_${column}_`);
      expect(rule && constraintName(rule)).toMatch(`contacts_${column}_`);
    },
  );

  test.each<Partial<Contact>>([
    { message: 'one\n\ttwo' },
    { name: '😀'.repeat(contactLimits.name), message: '😀'.repeat(contactLimits.message) },
    { email: "o'brien+x@münchen.example" },
    { email: `${'a'.repeat(contactLimits.email - 4)}@b.c` },
  ])('allow what the contract allows', async (change) => {
    const contact = { ...validContact, ...change };
    expect(findBrokenRule(contact)).toBeUndefined();
    const { store } = openAt();
    await store.insert([contact]);
    expect(await all(store)).toMatchObject([contact]);
  });
});

describe('claims', () => {
  test('give each message to one taker, the one due longest first', async () => {
    const { store, clock, folder } = openAt();
    const other = openSqliteStore(folder, () => clock.now);
    await store.insert([named('first')]);
    clock.now += 1000;
    await store.insert([named('second')]);
    expect(await store.claimDue(1000)).toMatchObject({ name: 'first', attempts: 1 });
    expect(await other.claimDue(1000)).toMatchObject({ name: 'second', attempts: 1 });
    expect(await other.claimDue(1000)).toBeUndefined();
  });

  test('end with their lease, and then the first taker can no longer write', async () => {
    const { store, clock } = openAt();
    await store.insert([validContact]);
    const late = await store.claimDue(1000);
    clock.now += 1000;
    const next = await store.claimDue(1000);
    if (!late || !next) throw new Error('not claimed');
    expect(next).toMatchObject({ id: late.id, attempts: 2 });
    expect(await store.markFailed(late, 'late', 1)).toBe(false);
    expect(await store.markNotified(late)).toBe(false);
    expect(await store.markNotified(next)).toBe(true);
    expect(await all(store)).toMatchObject([
      { notifiedAt: '2026-01-01T00:00:01.000Z', nextAttemptAt: null, lastError: null },
    ]);
    clock.now += 1_000_000;
    expect(await store.claimDue(1000)).toBeUndefined();
  });

  test('that failed are due again at their time', async () => {
    const { store, clock } = openAt();
    await store.insert([validContact]);
    const claim = await store.claimDue(1000);
    if (!claim) throw new Error('not claimed');
    expect(await store.markFailed(claim, 'refused', 5000)).toBe(true);
    expect(await all(store)).toMatchObject([{ lastError: 'refused', attempts: 1 }]);
    clock.now += 4999;
    expect(await store.claimDue(1000)).toBeUndefined();
    clock.now += 1;
    expect(await store.claimDue(1000)).toMatchObject({ attempts: 2 });
  });
});

describe('opening', () => {
  test('again finds everything', async () => {
    const { store, folder } = openAt();
    await store.insert([validContact]);
    await store.close();
    expect(await all(openSqliteStore(folder))).toHaveLength(1);
  });

  test('refuses what is no database, and what a newer server wrote', () => {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'contacts.db'), 'not a database at all, only some text');
    expect(() => openSqliteStore(folder)).toThrow(/not a database/);

    const newer = makeTempFolder();
    const database = new DatabaseSync(join(newer, 'contacts.db'));
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => openSqliteStore(newer)).toThrow(/newer/);
  });

  test('only to read creates nothing and changes nothing', async () => {
    const folder = makeTempFolder();
    expect(openSqliteStoreToRead(folder)).toBeUndefined();
    expect(() => statSync(join(folder, 'contacts.db'))).toThrow();
    writeFileSync(join(folder, 'contacts.db'), '');
    expect(openSqliteStoreToRead(folder)).toBeUndefined();
    expect(statSync(join(folder, 'contacts.db')).size).toBe(0);

    const { store, folder: used } = openAt();
    await store.insert([validContact]);
    const reader = openSqliteStoreToRead(used);
    expect(await reader?.findByIdPrefix('')).toHaveLength(1);
    await expect(reader?.insert([validContact])).rejects.toThrow();
  });
});
