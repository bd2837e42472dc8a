import { backup, type DatabaseSync } from 'node:sqlite';
import { storedColumns } from '#server/store/rows.ts';
import { adminStatements, requireNoneRemaining } from '#server/store/statements.ts';
import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';
import { inTransaction, openExistingDatabase, sqliteDialect } from './sqlite-file.ts';

/** Opens the messages in `dataDir`. Returns undefined if there is no database. */
export function openSqliteAdmin(dataDir: string, now?: () => number): MessageAdmin | undefined {
  const database = openExistingDatabase(dataDir, now);
  return database && sqliteAdmin(database);
}

const { deleteUnlessBeingSent, countRemaining, resend } = adminStatements(sqliteDialect);

function sqliteAdmin(database: DatabaseSync): MessageAdmin {
  return {
    async *read() {
      const rows = database.prepare(
        `select ${storedColumns} from contacts order by created_at, rowid`,
      );
      yield* rows.iterate() as Iterable<unknown> as Iterable<StoredMessage>;
    },

    async delete(ids, beforeCommit) {
      const list = { 1: JSON.stringify(ids) };
      inTransaction(database, () => {
        database.prepare(deleteUnlessBeingSent).run(list);
        requireNoneRemaining(database.prepare(countRemaining).get(list));
        beforeCommit?.();
      });
    },

    async erase() {
      // Deleted texts stay in the write-ahead log until it is truncated.
      return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
    },

    // Copies all pages in one step: a write between two steps would restart the backup.
    backup: (file) => backup(database, file, { rate: 2 ** 31 - 1 }),

    async resend(ids) {
      return database.prepare(resend).all({ 1: JSON.stringify(ids) }).length;
    },

    async close() {
      database.close();
    },
  };
}
