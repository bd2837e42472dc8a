import { expect, onTestFinished, test, vi } from 'vitest';
import type { Message, MessageColumn } from '#shared/message.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { postgresStore } from './postgres/postgres.ts';
import { postgresPool } from './postgres/postgres-pool.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import { openDatabase } from './sqlite/sqlite-file.ts';
import type { MessageStore } from './store.ts';

// A field added as docs/editing.md says: one line in shared/message.ts, and a column in each database.

vi.mock(import('#shared/message.ts'), async (original) => {
  const actual = await original();
  const messageFields = { fax: { type: 'text', limit: 40 }, ...actual.messageFields };
  return {
    ...actual,
    messageFields,
    messageColumns: Object.keys(messageFields) as MessageColumn[],
  };
});

async function openSqlite(): Promise<MessageStore> {
  const directory = makeTempDirectory();
  const database = openDatabase(directory);
  database.exec(`
    alter table contacts add column fax text not null default '' check (length(fax) <= 40)
  `);
  database.close();
  return openSqliteStore(directory);
}

async function openPostgres(): Promise<MessageStore> {
  const url = await newDatabase();
  await migratePostgres(url);
  await runSql(
    url,
    `alter table public.contacts add column fax text not null default ''
       constraint contacts_fax_characters check (contacts_private.is_line(fax))`,
  );
  return postgresStore(postgresPool(url));
}

test.each([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
])('%s stores a message of which only the added field was corrected', async (_, open) => {
  const store = await open();
  onTestFinished(() => store.close());
  const of = (fax: string): Message & { fax: string } => ({ ...validMessage, fax });
  expect(await store.insert(of('204 555 0100'))).toBe(true);
  expect(await store.insert(of('204 555 0100'))).toBe(false);
  expect(await store.insert(of('204 555 0199'))).toBe(true);
  expect(await store.claimDue()).toMatchObject({ fax: '204 555 0100' });
});
