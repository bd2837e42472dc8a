import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootFolder } from '#server/root-folder.ts';
import { makeFolder } from '#server/store/make-folder.ts';

/** How long to wait for another process's write (ms). */
const busyTimeout = 5000;

/** The result code, which has extended variants. */
const busy = 5;

/**
 * Opens the database in `dataDir` with its schema up to date, creating what is missing. Throws rather
 * than waits for another process: see `retryWhileBusy`.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  const file = fileIn(dataDir);
  createPrivately(file);
  return openFile(file, 10, migrate);
}

/** Opens the database as the server made it, and waits for other processes. Returns undefined if there is none. */
export function openExistingDatabase(dataDir: string): DatabaseSync | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? openFile(file, busyTimeout) : undefined;
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

/** Retries the work while another process holds the file. SQLite's own waiting would block this process. */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = (Number((error as { errcode?: number }).errcode) & 0xff) === busy;
      if (!isBusy || performance.now() > deadline) throw error;
      // Jitter, so that waiting processes do not retry in step.
      await sleep(5 + Math.random() * 20);
    }
  }
}

function openFile(
  file: string,
  timeout: number,
  prepare?: (database: DatabaseSync) => void,
): DatabaseSync {
  // SQLite would open it read-only, and stay so after it has become writable.
  accessSync(file, constants.W_OK);
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('pragma journal_mode = wal');
    // Anything less could lose acknowledged messages in a power failure.
    database.exec('pragma synchronous = full');
    // Overwrites deleted content, which would otherwise stay in free pages.
    database.exec('pragma secure_delete = on');
    prepare?.(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'contacts.db');
}

/**
 * Creates the file with private permissions, which SQLite copies to its side files. Does not open an
 * existing file: closing it would drop this process's locks.
 */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Brings the schema up to date. `user_version` counts the applied migrations in the same
 * transaction, so that processes that start together apply each once. Migrations only add, so this
 * server can also use the schema of a newer one.
 */
function migrate(database: DatabaseSync): void {
  const folder = join(rootFolder(), 'server/store/sqlite/migrations');
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

  // A transaction even where nothing is to do: it fails if the file is locked.
  inTransaction(database, () => {
    const applied = Number(database.prepare('pragma user_version').get()?.['user_version']);
    for (const name of migrations.slice(applied)) {
      database.exec(readFileSync(join(folder, name), 'utf8'));
    }
    // A pragma takes no parameters. Skipped if nothing changed, so that a full disk does not matter.
    if (applied < migrations.length) database.exec(`pragma user_version = ${migrations.length}`);
  });
}
