import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { describePostgres } from '../testing/describe-postgres.ts';
import { makeTempFolder } from '../testing/fixture-site.ts';
import { openPglite } from '../testing/pglite.ts';
import { createDatabase } from '../testing/postgres.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresPool } from './postgres-pool.ts';
import { openSqliteStore } from './sqlite.ts';

// After a migration on purpose: `vitest run server/store/schema.test.ts -u`.

test('of SQLite is the one that was looked at', async () => {
  const folder = makeTempFolder();
  openSqliteStore(folder);
  const database = new DatabaseSync(join(folder, 'contacts.db'));
  const rows = database
    .prepare('select sql from sqlite_schema where sql is not null order by type desc, name')
    .all();
  database.close();
  const schema = `${rows.map((row) => `${String(row['sql'])};`).join('\n\n')}\n`;
  await expect(schema).toMatchFileSnapshot('sqlite-schema.sql');
});

test.each([
  ['PostgreSQL', async () => postgresPool(await createDatabase(inject('postgresUrl')))],
  ['PGlite', openPglite],
])('of %s is the one that was looked at', async (_, open) => {
  const database = await open();
  await migratePostgres(database);
  await expect(await describePostgres(database)).toMatchFileSnapshot('postgres-schema.txt');
  await database.close();
});
