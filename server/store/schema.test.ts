import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { describePostgres } from '#tests/support/databases/describe-postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { postgresPool } from './postgres/postgres-pool.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';

// To record a new migration: `vitest run server/store/schema.test.ts -u`.

test('SQLite has the recorded schema', async () => {
  const folder = makeTempFolder();
  openSqliteStore(folder);
  const database = new DatabaseSync(join(folder, 'contacts.db'));
  const rows = database
    .prepare('select sql from sqlite_schema where sql is not null order by type desc, name')
    .all();
  database.close();
  const schema = `${rows.map((row) => `${String(row['sql'])};`).join('\n\n')}\n`;
  await expect(schema).toMatchFileSnapshot('sqlite/sqlite-schema.sql');
});

test('PostgreSQL has the recorded schema', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const pool = postgresPool(url);
  await expect(await describePostgres(pool)).toMatchFileSnapshot('postgres/postgres-schema.txt');
  await pool.end();
});
