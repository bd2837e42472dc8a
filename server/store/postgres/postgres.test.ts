import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, newRole } from '#tests/support/databases/shared-postgres.ts';
import { insertAll, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresStore } from './postgres.ts';
import { postgresPool } from './postgres-pool.ts';

async function migratedDatabase(): Promise<string> {
  const url = await newDatabase();
  await migratePostgres(url);
  return url;
}

function openStore(url: string) {
  const store = postgresStore(postgresPool(url));
  onTestFinished(() => store.close());
  return store;
}

const urlForRole = (url: string, role: string) => url.replace('//postgres@', `//${role}@`);
const databaseName = (url: string) => url.split('/').at(-1);

test('replicas that start together apply and record each migration once', async () => {
  const url = await newDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)));
  await migratePostgres(url);
  const history = await runSql(
    url,
    'select version, name, statements is not null as kept from supabase_migrations.schema_migrations',
  );
  expect(history).toHaveLength(readdirSync('supabase/migrations').length);
  expect(history).toContainEqual({ version: '20261126000001', name: 'contacts', kept: true });
  await openStore(url).insert(validMessage);
});

test('the owner of a database can migrate and use it once the roles anon and authenticated exist', async () => {
  await migratedDatabase();
  const url = await newDatabase();
  const role = await newRole();
  await runSql(url, `alter database ${databaseName(url)} owner to ${role}`);
  await runSql(url, `alter schema public owner to ${role}`);
  await migratePostgres(urlForRole(url, role));
  const store = openStore(urlForRole(url, role));
  await store.insert(validMessage, '192.0.2.1');
  expect(await store.claimDue()).toMatchObject(validMessage);
  await store.cleanUp();
});

test('checkWritable rejects if PostgreSQL is read-only, and stores nothing', async () => {
  const url = await migratedDatabase();
  await openStore(url).checkWritable();
  expect(await runSql(url, 'select name from public.contacts')).toEqual([]);
  await runSql(url, `alter database ${databaseName(url)} set default_transaction_read_only = on`);
  await expect(openStore(url).checkWritable()).rejects.toMatchObject({ code: '25006' });
});

test('a claim on PostgreSQL skips messages that another process has locked', async () => {
  const url = await migratedDatabase();
  const store = openStore(url);
  await insertAll(store, manyMessages(2));
  const otherClient = new Client({ connectionString: url });
  await otherClient.connect();
  onTestFinished(() => otherClient.end());
  await otherClient.query(
    'begin; select from public.contacts order by next_attempt_at limit 1 for update',
  );
  expect(await store.claimDue()).toMatchObject({ message: 'message 1' });
});

test('a statement times out on PostgreSQL before it times out on the client', async () => {
  const pool = postgresPool(await newDatabase());
  const limits = await pool.query<{ setting: string }>(
    "select setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name",
  );
  const [lock = 0, statement = 0] = limits.rows.map(({ setting }) => Number(setting));
  expect(lock).toBeGreaterThan(0);
  expect(statement).toBeGreaterThan(lock);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onFailure = vi.fn<(error: unknown) => void>();
  const query = pool.query('select pg_sleep(60)').catch(onFailure);
  await vi.advanceTimersByTimeAsync(statement);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  await query;
  expect(onFailure).toHaveBeenCalledWith(new Error('Query read timeout'));
});

test('a rejected message does not close its PostgreSQL connection', async () => {
  const url = await migratedDatabase();
  const store = openStore(url);
  const connections = () =>
    runSql(
      url,
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  await store.insert(validMessage);
  const connectionsBefore = await connections();
  await expect(store.insert({ ...validMessage, name: '' })).rejects.toThrow();
  await store.checkWritable();
  expect(await connections()).toEqual(connectionsBefore);
});
