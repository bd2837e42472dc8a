import { backup } from 'node:sqlite';
import { storedColumns } from '#server/store/rows.ts';
import { adminStatements, deleteRejection } from '#server/store/statements.ts';
import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { inTransaction, openExistingDatabase, sqliteDialect } from './sqlite-file.ts';

/** Opens the messages in `dataDir`. Returns undefined if there is no database. */
export function openSqliteAdmin(dataDir: string): MessageAdmin | undefined {
  const database = openExistingDatabase(dataDir);
  if (!database) return undefined;
  const { deleteUnlessBeingSent, resend } = adminStatements(sqliteDialect);
  return {
    async *read() {
      const rows = database.prepare(
        `select ${storedColumns} from contacts order by created_at, rowid`,
      );
      yield* rows.iterate() as Iterable<unknown> as Iterable<StoredMessage>;
    },

    async delete(ids, beforeCommit) {
      inTransaction(database, () => {
        const deleted = database.prepare(deleteUnlessBeingSent).all({ $1: JSON.stringify(ids) });
        if (deleted.length < ids.length) throw new OperatorError(deleteRejection);
        beforeCommit?.();
      });
    },

    async erase() {
      // Deleted text stays in the write-ahead log until the log is truncated.
      return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
    },

    // Copies all pages in one step, because a write between two steps would restart the backup.
    backup: (file) => backup(database, file, { rate: 2 ** 31 - 1 }),

    async resend(ids) {
      return database.prepare(resend).all({ $1: JSON.stringify(ids) }).length;
    },

    async close() {
      database.close();
    },
  };
}
