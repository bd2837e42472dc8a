import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProjectRoot } from '#server/project-root.ts';
import { ensurePrivateDirectory } from '#server/store/ensure-private-directory.ts';
import type { Dialect, Run } from '#server/store/statements.ts';

export const sqliteDialect: Dialect = {
  contacts: 'contacts',
  senders: 'senders',
  settings: 'settings',
  timeFromNow: (ms) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${ms} / 1000.0) || ' seconds')`,
  ids: '(select value from json_each($1))',
  // Not needed, because SQLite lets only one process write at a time.
  skipLocked: '',
};

const fileName = 'contacts.db';

/** How long to wait for another process's write (ms). */
const busyTimeout = 5000;

/** How long SQLite itself waits on the server (ms). Short, because it blocks the event loop and callers retry. */
const blockingTimeout = 10;

/**
 * Opens the database in `dataDir` with its schema up to date, creating the directory and the file if needed. Throws
 * if another process holds a lock, so call it with `retryWhileBusy`.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  ensurePrivateDirectory(dataDir);
  return openFile(join(dataDir, fileName), blockingTimeout, migrate);
}

/** Opens an existing database without migrating it. Returns undefined if there is no database. */
export function openExistingDatabase(dataDir: string): DatabaseSync | undefined {
  const file = join(dataDir, fileName);
  return existsSync(file) ? openFile(file, busyTimeout) : undefined;
}

/** Returns a function that runs a statement, prepares each statement only once, and waits for other processes. */
export function createRunner(database: DatabaseSync): Run {
  const preparedStatements = new Map<string, StatementSync>();
  return (sql, ...parameters) => {
    const statement = preparedStatements.get(sql) ?? database.prepare(sql);
    preparedStatements.set(sql, statement);
    const values = Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]));
    // `all` rather than `get`, because an update commits only when the statement runs to its end.
    return retryWhileBusy(() => statement.all(values));
  };
}

/** Commits when the work returns, and rolls back when it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // SQLite has already rolled back if the disk is full.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Retries while another process holds a lock. */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      return work();
    } catch (error) {
      // The primary error code of SQLITE_BUSY is 5.
      const isBusy = (Number((error as { errcode?: number }).errcode) & 0xff) === 5;
      if (!isBusy || performance.now() > deadline) throw error;
      // Jitter, so that waiting processes do not retry in step.
      await sleep(5 + Math.random() * 20);
    }
  }
}

function openFile(
  file: string,
  timeout: number,
  initialize?: (database: DatabaseSync) => void,
): DatabaseSync {
  // SQLite would open an unwritable file read-only, and stay read-only after the permissions are fixed.
  if (existsSync(file)) accessSync(file, constants.W_OK);
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('pragma journal_mode = wal');
    // A lower level could lose acknowledged messages in a power failure.
    database.exec('pragma synchronous = full');
    // Overwrites deleted content, which would otherwise stay in free pages.
    database.exec('pragma secure_delete = on');
    initialize?.(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Brings the schema up to date. `user_version` is the number of applied migrations. It is updated in the same
 * transaction, so that processes that start together apply each migration once. Migrations only add to the schema, so
 * this server can also use the schema of a newer server.
 */
function migrate(database: DatabaseSync): void {
  const directory = join(findProjectRoot(), 'server/store/sqlite/migrations');
  const migrations = readdirSync(directory).toSorted();
  // Begins a transaction even if no migration is pending, in order to fail if the file is locked.
  inTransaction(database, () => {
    const applied = Number(database.prepare('pragma user_version').get()?.['user_version']);
    for (const name of migrations.slice(applied)) {
      database.exec(readFileSync(join(directory, name), 'utf8'));
    }
    // Skipped if no migration was pending, because it would fail on a full disk. The number is interpolated, because a
    // pragma takes no parameters.
    if (applied < migrations.length) database.exec(`pragma user_version = ${migrations.length}`);
  });
}
