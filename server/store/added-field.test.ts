import { expect, test, vi } from 'vitest';
import type { MessageColumn } from '#shared/message.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { postgresStore } from './postgres/postgres.ts';
import { postgresPool } from './postgres/postgres-pool.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import { openDatabase } from './sqlite/sqlite-file.ts';

// Adds a field as docs/editing.md says: one line in shared/message.ts, and a column in each database.

vi.mock(import('#shared/message.ts'), async (original) => {
  const actual = await original();
  const messageFields = { fax: { type: 'text', limit: 40 }, ...actual.messageFields };
  const messageColumns = Object.keys(messageFields) as MessageColumn[];
  return { ...actual, messageFields, messageColumns };
});

const addColumn = "alter table contacts add column fax text not null default ''";

async function openSqlite() {
  const directory = makeTempDirectory();
  openDatabase(directory).exec(addColumn);
  return openSqliteStore(directory);
}

async function openPostgres() {
  const url = await newDatabase();
  await migratePostgres(url);
  await runSql(url, addColumn);
  return postgresStore(postgresPool(url));
}

test.for([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
] as const)(
  '%s stores a message that differs from an earlier message only in an added field',
  async ([, open]) => {
    const store = await open();
    const withFax = (fax: string) => ({ ...validMessage, fax });
    expect(await store.insert(withFax('204 555 0100'))).toBe(true);
    expect(await store.insert(withFax('204 555 0100'))).toBe(false);
    expect(await store.insert(withFax('204 555 0199'))).toBe(true);
    expect(await store.claimDue()).toMatchObject({ fax: '204 555 0100' });
  },
);
