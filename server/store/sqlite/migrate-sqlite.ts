import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { rootFolder } from '#server/folders/root.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Brings the schema up to date. `user_version` counts the applied migrations in the same
 * transaction, so that processes that start together apply each once. Migrations only add, so this
 * server can also use the schema of a newer one.
 */
export function migrate(database: DatabaseSync): void {
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
