import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { postgresProgram, runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

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

test('PostgreSQL has the recorded schema', async ({ skip }) => {
  const url = await newDatabase();
  const [server] = await runSql(url, 'show server_version');
  const version = Number.parseInt(String(server?.['server_version']), 10);
  skip(version !== 15, `recorded with PostgreSQL 15; this is ${version}, whose dump may differ`);
  await migratePostgres(url);
  const options = ['--schema-only', '--no-owner', '--exclude-schema=supabase_migrations'];
  const dump = execFileSync(postgresProgram('pg_dump'), [url, ...options], { encoding: 'utf8' });
  // Without comments, settings, and psql's \restrict, whose key is random.
  const lines = dump.replaceAll(/^(--|SET |SELECT pg_catalog|\\).*\n/gm, '');
  const schema = lines.replaceAll(/\n{3,}/g, '\n\n').trimStart();
  await expect(schema).toMatchFileSnapshot('postgres/postgres-schema.sql');
});
