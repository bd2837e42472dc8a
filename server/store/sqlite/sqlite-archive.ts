import { backup, type DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { mailboxOf, stateConditions, storedColumns, textColumns } from '#server/store/rows.ts';
import type { MessageArchive, MessageFilter, StoredMessage } from '#server/store/store.ts';
import { openExistingDatabase } from './sqlite-file.ts';

/** Opens the messages in `dataDir`. Returns undefined if there is no database. */
export function openSqliteArchive(dataDir: string): MessageArchive | undefined {
  const database = openExistingDatabase(dataDir);
  if (!database) return undefined;
  database.exec('pragma busy_timeout = 5000');
  // SQLite's own `lower` handles ASCII only.
  database.function('fold', (text) => String(text).toLowerCase());
  return sqliteArchive(database);
}

function sqliteArchive(database: DatabaseSync): MessageArchive {
  return {
    async *read(filter = {}, { newest } = {}) {
      const { condition, values } = toCondition(filter);
      const older = `(select count(*) from contacts where ${condition}) - ${newest}`;
      const rows = database.prepare(`
        select ${storedColumns} from contacts where ${condition}
        order by created_at, rowid
        ${newest === undefined ? '' : `limit -1 offset max(0, ${older})`}
      `);
      yield* rows.iterate(values) as Iterable<unknown> as Iterable<StoredMessage>;
    },

    async count(filter = {}) {
      const { condition, values } = toCondition(filter);
      const statement = database.prepare(`select count(*) as n from contacts where ${condition}`);
      return Number(statement.get(values)?.['n']);
    },

    async delete(filter) {
      const { condition, values } = toCondition(filter);
      if (Object.keys(values).length === 0) return [];
      const rows = database.prepare(`delete from contacts where ${condition} returning id`);
      return rows.all(values).map(({ id }) => String(id));
    },

    async erase() {
      // Deleted texts stay in the write-ahead log until it is truncated.
      return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
    },

    // Copies all pages in one step: a write between two steps would restart the backup.
    backup: (file) => backup(database, file, { rate: 2 ** 31 - 1 }),

    async resend(filter) {
      const { condition, values } = toCondition(filter);
      const statement = database.prepare(
        `update contacts set notified_at = null, next_attempt_at = :now where ${condition}`,
      );
      return Number(statement.run({ ...values, now: new Date().toISOString() }).changes);
    },

    async close() {
      // An interrupted read releases the database in the next turn of the event loop.
      await setImmediate();
      if (database.isOpen) database.close();
    },
  };
}

function toCondition({ text, email, before, idPrefix, state }: MessageFilter) {
  const values: Record<string, string> = {};
  const conditions = ['true'];
  const add = (name: string, value: string | undefined, condition: string) => {
    if (value === undefined) return;
    values[name] = value;
    conditions.push(condition);
  };
  add('text', text, `instr(fold(concat_ws(char(31), ${textColumns})), fold(:text)) > 0`);
  add('email', email === undefined ? email : mailboxOf(email), 'lower(email) = :email');
  // Stored times compare as text, so this needs the same format.
  add('before', before && new Date(before).toISOString(), 'created_at < :before');
  add('idPrefix', idPrefix, 'substr(id, 1, length(:idPrefix)) = :idPrefix');
  if (state) conditions.push(stateConditions[state]);
  return { condition: conditions.join(' and '), values };
}
