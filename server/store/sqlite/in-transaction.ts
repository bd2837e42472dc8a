import type { DatabaseSync } from 'node:sqlite';

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
