import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { rootFolder } from '#server/folders/root.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Brings the schema up to date. The database remembers in `user_version` how far
 * it has come, written in the same transaction, so that processes starting
 * together on one file apply each migration once. Migrations only add, so a schema that a
 * newer server has brought further serves this one too.
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
    // A pragma takes no parameters. Written only when it changes: a full disk has no room for it.
    if (applied < migrations.length) database.exec(`pragma user_version = ${migrations.length}`);
  });
}

/** 0 for a database that no migration has touched yet. */
function schemaVersion(database: DatabaseSync): number {
  const row = database.prepare('pragma user_version').get();
  return Number(row?.['user_version'] ?? 0);
}
