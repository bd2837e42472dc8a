import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Pool } from 'pg';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { postgresStore } from '#server/store/postgres/postgres.ts';
import { postgresAdmin } from '#server/store/postgres/postgres-admin.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { openSqliteAdmin } from '#server/store/sqlite/sqlite-admin.ts';
import type { MessageAdmin, MessageStore, StoreOptions } from '#server/store/store.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { newDatabase } from './shared-postgres.ts';

/** An empty store whose clock a test can move. */
export interface TestMessages {
  store: MessageStore;
  admin: MessageAdmin;
  /** Opens another store on the same messages, as another process would. */
  openStore(options?: StoreOptions): MessageStore;
  /** Lets time pass. It moves all stored times into the past, because the databases' clocks cannot be set. */
  advance(ms: number): Promise<void>;
}

/** Opens an empty store, by kind of database. */
export const databases = {
  SQLite: openSqlite,
  PostgreSQL: openPostgres,
};

async function openSqlite(): Promise<TestMessages> {
  const directory = makeTempDirectory();
  const openStore = (options?: StoreOptions) => openSqliteStore(directory, options);
  return {
    store: openStore(),
    admin: openSqliteAdmin(directory) as MessageAdmin,
    openStore,
    async advance(ms) {
      using database = new DatabaseSync(join(directory, 'contacts.db'), { timeout: 5000 });
      const earlier = (column: string) =>
        `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${-ms / 1000} seconds')`;
      database.exec(moveTimes(earlier, 'senders'));
    },
  };
}

/** The pool that the tests of a file share. Each test empties the database. */
let migrated: Promise<Pool> | undefined;

async function openPostgres(): Promise<TestMessages> {
  migrated ??= newDatabase().then(async (url) => {
    await migratePostgres(url);
    return postgresPool(url);
  });
  const pool = await migrated;
  await pool.query('truncate contacts, contacts_private.senders');
  const openStore = (options?: StoreOptions) => postgresStore(pool, options);
  return {
    store: openStore(),
    admin: postgresAdmin(pool),
    openStore,
    async advance(ms) {
      const earlier = (column: string) => `${column} - interval '${ms} milliseconds'`;
      await pool.query(moveTimes(earlier, 'contacts_private.senders'));
    },
  };
}

function moveTimes(earlier: (column: string) => string, senders: string): string {
  return `
    update contacts set
      created_at = ${earlier('created_at')},
      notified_at = ${earlier('notified_at')},
      next_attempt_at = ${earlier('next_attempt_at')};
    update ${senders} set sent_at = ${earlier('sent_at')};
  `;
}
