import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { ContactStore } from '#server/store/store.ts';
import { runSql, startPostgres } from '#tests/support/databases/postgres.ts';
import {
  hasPostgres,
  newDatabase,
  sharedPostgres,
} from '#tests/support/databases/shared-postgres.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { openPostgresStore } from './postgres.ts';
import { postgresArchive } from './postgres-archive.ts';
import { explainDatabaseError, isAway } from './postgres-errors.ts';
import { postgresPool } from './postgres-pool.ts';

const as = (role: string, url: string) => url.replace('//postgres@', `//${role}@`);

const open: ContactStore[] = [];
afterAll(() => Promise.all(open.map((store) => store.close())));

function openStore(url: string): ContactStore {
  const store = openPostgresStore(url, { messagesPerAddress: 0 });
  open.push(store);
  return store;
}

/** Each test's own, since roles belong to the whole server. */
async function newRole(rights = ''): Promise<string> {
  const role = `role_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(await sharedPostgres(), `create role ${role} login ${rights}`);
  return role;
}

const migrations = readdirSync('supabase/migrations')
  .toSorted()
  .map((file) => /^(?<version>\d+)_(?<name>\w+)\.sql$/.exec(file)?.groups)
  .map((groups) => ({ version: groups?.['version'], name: groups?.['name'] }));

describe('migrating', () => {
  test('by several replicas at once happens once', async () => {
    const url = await newDatabase();
    await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)));
    await migratePostgres(url);
    const ledger = await runSql(
      url,
      'select version, name, statements is not null as kept from supabase_migrations.schema_migrations',
    );
    expect(ledger).toEqual(migrations.map((migration) => ({ ...migration, kept: true })));
    await openStore(url).insert([validContact]);
  });

  test.skipIf(!hasPostgres)(
    'in several new databases of one server at once makes its roles once',
    async () => {
      const server = await startPostgres({ durable: false });
      try {
        const urls = await Promise.all(Array.from({ length: 3 }, () => server.createDatabase()));
        await Promise.all(urls.map(migratePostgres));
        const roles = await runSql(
          server.url('postgres'),
          `select rolname from pg_roles where rolname in ('anon', 'authenticated') order by 1`,
        );
        expect(roles).toEqual([{ rolname: 'anon' }, { rolname: 'authenticated' }]);
      } finally {
        await server.remove();
      }
    },
  );

  test('does nothing where Supabase has been', async () => {
    const url = await newDatabase();
    await runSql(
      url,
      `create schema supabase_migrations;
       create table supabase_migrations.schema_migrations
         (version text primary key, statements text[], name text, created_by text);
       insert into supabase_migrations.schema_migrations (version) 
         values ${migrations.map(({ version }) => `('${version}')`).join(', ')}`,
    );
    await migratePostgres(url);
    expect(await runSql(url, `select to_regclass('public.contacts') as found`)).toEqual([
      { found: null },
    ]);
  });

  test.each(['LATIN1', 'SQL_ASCII'])(
    'refuses a database in %s, and says how to make a right one',
    async (encoding) => {
      const name = `other_${crypto.randomUUID().replaceAll('-', '')}`;
      await runSql(
        await sharedPostgres(),
        `create database ${name} encoding '${encoding}' locale 'C' template template0`,
      );
      const url = (await sharedPostgres()).replace(/[^/]+$/, name);
      const refused = await migratePostgres(url).catch((error: unknown) => error);
      expect(isAway(refused)).toBe(false);
      expect(explainDatabaseError(refused, url)).toMatch(
        new RegExp(`^its encoding is ${encoding}, .*createdb --encoding UTF8 .* NAME\\.$`),
      );
      expect(await runSql(url, `select to_regclass('public.contacts') as made`)).toEqual([
        { made: null },
      ]);
    },
  );

  test('says which right a role lacks, and asks for none where there is nothing to do', async () => {
    const url = await newDatabase();
    const role = await newRole();
    const refused = await migratePostgres(as(role, url)).catch((error: unknown) => error);
    expect(isAway(refused)).toBe(false);
    expect(explainDatabaseError(refused, url)).toMatch(
      /^its role lacks a right \(permission denied for database \w+\)\. .*CREATEROLE/,
    );
    expect(await runSql(url, `select to_regnamespace('supabase_migrations') as made`)).toEqual([
      { made: null },
    ]);

    await migratePostgres(url);
    await runSql(
      url,
      `grant usage on schema supabase_migrations to ${role};
       grant select on supabase_migrations.schema_migrations to ${role}`,
    );
    await migratePostgres(as(role, url));
  });

  test('needs no more than to own the database, once the roles are there', async () => {
    await migratePostgres(await newDatabase());
    const url = await newDatabase();
    const role = await newRole();
    await runSql(url, `alter database ${url.split('/').at(-1)} owner to ${role}`);
    await runSql(url, `alter schema public owner to ${role}`);
    await migratePostgres(as(role, url));
    const store = openStore(as(role, url));
    await store.insert([validContact], '192.0.2.1');
    expect(await store.claimDue(1000)).toMatchObject(validContact);
    await store.forgetRateLimits();
  });
});

test('while another locks the table, what is refused is not stored, and connections stay few', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const store = openStore(url);
  const locker = new Client({ connectionString: url });
  await locker.connect();
  await locker.query('begin; lock table public.contacts');
  const inserts = Array.from({ length: 15 }, (_, index) =>
    store.insert([{ ...validContact, name: `${index}` }]),
  );
  const outcomes = await Promise.allSettled(inserts);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(15).fill('rejected'));
  const { rows } = await locker.query(
    'select count(*)::integer as found from pg_stat_activity where datname = current_database()',
  );
  // The pool's ten, and the locker.
  expect(rows[0].found).toBeLessThanOrEqual(11);
  await locker.end();
  await store.insert([validContact]);
  expect(await runSql(url, 'select name from public.contacts')).toEqual([
    { name: validContact.name },
  ]);
});

test('is ready only where a message can be stored, and leaves nothing of the question', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  await openStore(url).ping();
  expect(await runSql(url, 'select name from public.contacts')).toEqual([]);
  const name = new URL(url).pathname.slice(1);
  await runSql(url, `alter database ${name} set default_transaction_read_only = on`);
  await expect(openStore(url).ping()).rejects.toMatchObject({ code: '25006' });
});

test('a message that is refused costs no connection', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const store = openStore(url);
  const backends = () =>
    runSql(
      url,
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  await store.insert([validContact]);
  const before = await backends();
  await expect(store.insert([{ ...validContact, name: '' }])).rejects.toThrow();
  await store.ping();
  expect(await backends()).toEqual(before);
});

test('a reading that is broken off leaves nothing behind', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const store = openStore(url);
  for (const name of ['a', 'b']) await store.insert([{ ...validContact, name }]);
  const archive = postgresArchive(postgresPool(url));
  for await (const { name } of archive.read()) {
    expect(name).toBe('a');
    break;
  }
  expect(
    await runSql(
      url,
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    ),
  ).toEqual([]);
  await archive.close();
});
