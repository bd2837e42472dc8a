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
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';

/** An empty store whose clock a test can move. */
export interface TestMessages {
  store: MessageStore;
  admin: MessageAdmin;
  /** Opens another store on the same messages, as another process would. */
  openStore(options?: StoreOptions): MessageStore;
  /** Lets time pass. */
  advance(ms: number): Promise<void>;
}

/** Each kind of database. */
export const databases = {
  SQLite: sqliteMessages,
  PostgreSQL: postgresMessages,
};

async function sqliteMessages(): Promise<TestMessages> {
  const folder = makeTempDirectory();
  const openStore = (options: StoreOptions = {}) => openSqliteStore(folder, options);
  const store = openStore();
  const admin = openSqliteAdmin(folder);
  if (!admin) throw new Error('the store made no database');
  return {
    store,
    admin,
    openStore,
    // No clock can be set, so moves everything stored into the past.
    async advance(ms) {
      const moved = (column: string) =>
        `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '${-ms / 1000} seconds')`;
      using database = new DatabaseSync(join(folder, 'contacts.db'), { timeout: 5000 });
      database.exec(`
        update contacts
        set ${moved('created_at')}, ${moved('notified_at')}, ${moved('next_attempt_at')};
        update senders set ${moved('sent_at')};
      `);
    },
  };
}

/** Shared by the tests of a file, each of which empties it. */
let migrated: Promise<Pool> | undefined;

async function postgresMessages(): Promise<TestMessages> {
  migrated ??= newDatabase().then(async (url) => {
    await migratePostgres(url);
    return postgresPool(url);
  });
  const pool = await migrated;
  await pool.query('truncate public.contacts, contacts_private.senders');
  const openStore = (options: StoreOptions = {}) => postgresStore(pool, options);
  return {
    store: openStore(),
    admin: postgresAdmin(pool),
    openStore,
    async advance(ms) {
      const past = `interval '${ms} milliseconds'`;
      await pool.query(`
        update public.contacts set
          created_at = created_at - ${past},
          notified_at = notified_at - ${past},
          next_attempt_at = next_attempt_at - ${past};
        update contacts_private.senders set sent_at = sent_at - ${past};
      `);
    },
  };
}
