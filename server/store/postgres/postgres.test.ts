import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { MessageStore } from '#server/store/store.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, newRole, sharedPostgres } from '#tests/support/databases/shared-postgres.ts';
import { insertAll, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresStore } from './postgres.ts';
import { postgresPool } from './postgres-pool.ts';

const as = (role: string, url: string) => url.replace('//postgres@', `//${role}@`);

function openStore(url: string): MessageStore {
  const store = postgresStore(postgresPool(url), { messagesPerAddress: 0 });
  onTestFinished(() => store.close());
  return store;
}

const migrations = readdirSync('supabase/migrations')
  .toSorted()
  .map((file) => /^(?<version>\d+)_(?<name>\w+)\.sql$/.exec(file)?.groups)
  .map((groups) => ({ version: groups?.['version'], name: groups?.['name'] }));

const none = { to_regclass: null };

describe('migrating', () => {
  test('several replicas at once apply each migration once', async () => {
    const url = await newDatabase();
    await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)));
    await migratePostgres(url);
    const ledger = await runSql(
      url,
      'select version, name, statements is not null as kept from supabase_migrations.schema_migrations',
    );
    expect(ledger).toEqual(migrations.map((migration) => ({ ...migration, kept: true })));
    await openStore(url).insert(validMessage);
  });

  test('skips what Supabase has applied', async () => {
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
    expect(await runSql(url, `select to_regclass('public.contacts')`)).toEqual([none]);
  });

  test('rejects another encoding, and says how to create a database', async () => {
    const url = `${await newDatabase()}_latin`;
    await runSql(
      sharedPostgres(),
      `create database ${url.split('/').at(-1)} encoding 'LATIN1' locale 'C' template template0`,
    );
    await expect(migratePostgres(url)).rejects.toThrow(
      /^its encoding is LATIN1, .*createdb --encoding UTF8 .* NAME$/,
    );
    expect(await runSql(url, `select to_regclass('public.contacts')`)).toEqual([none]);
  });

  test('needs no privilege when up to date', async () => {
    const url = await newDatabase();
    const role = await newRole();
    await migratePostgres(url);
    await runSql(url, `grant usage on schema supabase_migrations to ${role}`);
    await runSql(url, `grant select on supabase_migrations.schema_migrations to ${role}`);
    await migratePostgres(as(role, url));
  });

  test('needs only ownership of the database once the roles exist', async () => {
    await migratePostgres(await newDatabase());
    const url = await newDatabase();
    const role = await newRole();
    await runSql(url, `alter database ${url.split('/').at(-1)} owner to ${role}`);
    await runSql(url, `alter schema public owner to ${role}`);
    await migratePostgres(as(role, url));
    const store = openStore(as(role, url));
    await store.insert(validMessage, '192.0.2.1');
    expect(await store.claimDue()).toMatchObject(validMessage);
    await store.cleanUp();
  });
});

test('is ready only if a message can be stored, and leaves no trace of the check', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  await openStore(url).checkWritable();
  expect(await runSql(url, 'select name from public.contacts')).toEqual([]);
  const name = new URL(url).pathname.slice(1);
  await runSql(url, `alter database ${name} set default_transaction_read_only = on`);
  await expect(openStore(url).checkWritable()).rejects.toMatchObject({ code: '25006' });
});

test('a claim skips locked messages, and a locked table fails within seconds', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const store = openStore(url);
  await insertAll(store, manyMessages(2));
  const other = new Client({ connectionString: url });
  onTestFinished(() => other.end());
  await other.connect();
  await other.query(
    'begin; select from public.contacts order by next_attempt_at limit 1 for update',
  );
  expect(await store.claimDue()).toMatchObject({ message: 'message 1' });
  await other.query('lock table public.contacts');
  await expect(store.insert(validMessage)).rejects.toMatchObject({ code: '55P03' });
});

test('a rejected message does not close its connection', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const store = openStore(url);
  const backends = () =>
    runSql(
      url,
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  await store.insert(validMessage);
  const before = await backends();
  await expect(store.insert({ ...validMessage, name: '' })).rejects.toThrow();
  await store.checkWritable();
  expect(await backends()).toEqual(before);
});
