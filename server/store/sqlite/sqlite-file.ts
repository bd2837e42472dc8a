import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '#server/folders/make-folder.ts';
import { rootFolder } from '#server/folders/root.ts';

/** How long to wait for another process's write. */
const busyTimeoutMs = 5000;

// Result codes of SQLite. `busy` has extended variants.
const busy = 5;
const notADatabase = 26;

/** Opens the database in `dataDir` with its schema up to date, creating what is missing. */
export function openDatabase(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  const file = fileIn(dataDir);
  createPrivately(file);

  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    switchToWal(database);
    // Anything less could lose acknowledged messages in a power failure.
    database.exec('pragma synchronous = full');
    // Overwrites deleted content, which would otherwise stay in free pages.
    database.exec('pragma secure_delete = on');
    migrate(database);
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === notADatabase && isOldBackup(file)) {
      throw new Error(`${file} is a backup that only release 0.1.0 reads`, { cause: error });
    }
    throw error;
  }
  return database;
}

/** Opens the database, or returns undefined and creates nothing if there is none. */
export function openExistingDatabase(dataDir: string): DatabaseSync | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file) || statSync(file).size === 0) return undefined;
  return openDatabase(dataDir);
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
export async function retryWhileBusy<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      // Jitter, so that waiting processes do not retry in step.
      await sleep(5 + Math.random() * 20);
    }
  }
}

/** Recognizes both forms: gzip and JSON Lines. */
function isOldBackup(file: string): boolean {
  const start = readFileSync(file).toString('latin1', 0, 30);
  return start.startsWith('\x1f\x8b') || start.startsWith('{"format":"contacts-backup"');
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

/** Retries, because `timeout` does not apply to this pragma when processes start together. */
function switchToWal(database: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function isBusy(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === busy;
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

  inTransaction(database, () => {
    const applied = schemaVersion(database);
    for (const name of migrations.slice(applied)) {
      database.exec(readFileSync(join(folder, name), 'utf8'));
    }
    // A pragma takes no parameters. Skipped if nothing changed, so that a full disk does not matter.
    if (applied < migrations.length) database.exec(`pragma user_version = ${migrations.length}`);
  });
}

/** Returns the number of applied migrations. */
function schemaVersion(database: DatabaseSync): number {
  const row = database.prepare('pragma user_version').get();
  return Number(row?.['user_version'] ?? 0);
}
