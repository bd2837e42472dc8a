import { backup, type DatabaseSync } from 'node:sqlite';
import { storedColumns } from '#server/store/rows.ts';
import type { MessageArchive, StoredMessage } from '#server/store/store.ts';
import { inTransaction, openExistingDatabase } from './sqlite-file.ts';

/** Opens the messages in `dataDir`. Returns undefined if there is no database. */
export function openSqliteArchive(dataDir: string): MessageArchive | undefined {
  const database = openExistingDatabase(dataDir);
  return database && sqliteArchive(database);
}

function sqliteArchive(database: DatabaseSync): MessageArchive {
  const runForEach = (statement: string, ids: readonly string[]) => {
    const prepared = database.prepare(statement);
    inTransaction(database, () => {
      for (const id of ids) prepared.run({ id });
    });
  };

  return {
    async *read() {
      const rows = database.prepare(
        `select ${storedColumns} from contacts order by created_at, rowid`,
      );
      yield* rows.iterate() as Iterable<unknown> as Iterable<StoredMessage>;
    },

    async delete(ids) {
      runForEach('delete from contacts where id = :id', ids);
    },

    async erase() {
      // Deleted texts stay in the write-ahead log until it is truncated.
      return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
    },

    // Copies all pages in one step: a write between two steps would restart the backup.
    backup: (file) => backup(database, file, { rate: 2 ** 31 - 1 }),

    async resend(ids) {
      const now = new Date().toISOString();
      runForEach(
        `update contacts set notified_at = null, next_attempt_at = '${now}' where id = :id`,
        ids,
      );
    },

    async close() {
      database.close();
    },
  };
}
