import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#server/folders/make-folder.ts';
import { migrate } from './migrate-sqlite.ts';

/** How long a statement waits for another process's write. */
const busyTimeoutMs = 5000;

// Result codes of SQLite.
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
      if ((error as { errcode?: number }).errcode !== busy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
