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

/** A database for messages, whose clock a test can move. */
export interface TestDatabase {
  store: MessageStore;
  admin: MessageAdmin;
  /** Opens another store on the same database, as another process would. */
  openStore(options?: StoreOptions): MessageStore;
  /** Lets time pass. Moves all stored times into the past, because the databases' clocks cannot be set. */
  advance(ms: number): Promise<void>;
}

/** Opens an empty database. */
export function openTestDatabase(kind: 'SQLite' | 'PostgreSQL'): Promise<TestDatabase> {
  return kind === 'SQLite' ? openSqlite() : openPostgres();
}

async function openSqlite(): Promise<TestDatabase> {
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

/** The pool of a migrated database, which all tests of a process share. Each test empties it. */
let sharedPool: Promise<Pool> | undefined;

async function openPostgres(): Promise<TestDatabase> {
  sharedPool ??= newDatabase().then(async (url) => {
    await migratePostgres(url);
    return postgresPool(url);
  });
  const pool = await sharedPool;
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

/** Returns the SQL that moves every stored time. `earlier` returns the new value of a column. */
function moveTimes(earlier: (column: string) => string, senders: string): string {
  return `
    update contacts set
      created_at = ${earlier('created_at')},
      notified_at = ${earlier('notified_at')},
      next_attempt_at = ${earlier('next_attempt_at')};
    update ${senders} set sent_at = ${earlier('sent_at')};
  `;
}
