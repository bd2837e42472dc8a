import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { makeContact } from '#contract/contact-texts.ts';
import { textColumns, textParameters } from '#server/store/contact-sql.ts';
import {
  type ContactArchive,
  type LoadResult,
  NotErasedError,
  type StoredContact,
} from '#server/store/store.ts';
import { openDatabase, openExistingDatabase } from './sqlite-file.ts';
import { readBackwards, readMatching, toCondition } from './sqlite-reading.ts';
import { digestOf, textOrNull } from './sqlite-rows.ts';

const hourMs = 60 * 60_000;

/** How many a full disk is asked to delete at once. */
const fewRows = 20;

export interface SqliteArchiveOptions {
  /** Whether to make the database where there is none yet. */
  create?: boolean;
}

/** The messages in `dataDir`. Undefined where there is no database, unless it is to be made. */
export function openSqliteArchive(
  dataDir: string,
  { create = false }: SqliteArchiveOptions = {},
): ContactArchive | undefined {
  const database = create ? openDatabase(dataDir) : openExistingDatabase(dataDir);
  return database && sqliteArchive(database);
}

function sqliteArchive(database: DatabaseSync): ContactArchive {
  return {
    async *read(filter = {}, { newest } = {}) {
      if (newest === undefined) yield* readMatching(database, filter);
      else yield* (await Array.fromAsync(readBackwards(database, filter, newest))).toReversed();
    },

    async count(filter = {}) {
      if (filter.text === undefined && filter.email === undefined) {
        const { condition, values } = toCondition(filter);
        const statement = database.prepare(`select count(*) as n from contacts where ${condition}`);
        return Number(statement.get(values)?.['n']);
      }
      let count = 0;
      for (const _ of readMatching(database, filter)) count += 1;
      return count;
    },

    async stats() {
      // Each from an index of its own: together they would read every text there is.
      const statement = database.prepare(`
        select
          (select count(*) from contacts) as total,
          waiting, failing, oldest_waiting,
          (select max(created_at) from contacts) as newest,
          (select count(*) from contacts where notified_at > :hourAgo) as notified_in_last_hour
        from (
          select count(*) as waiting, count(last_error) as failing, min(created_at) as oldest_waiting
          from contacts where notified_at is null
        )
      `);
      const row = statement.get({ hourAgo: new Date(Date.now() - hourMs).toISOString() });
      return {
        total: Number(row?.['total']),
        waiting: Number(row?.['waiting']),
        failing: Number(row?.['failing']),
        oldestWaiting: textOrNull(row?.['oldest_waiting']),
        newest: textOrNull(row?.['newest']),
        notifiedInLastHour: Number(row?.['notified_in_last_hour']),
      };
    },

    async load(contacts, { replaceUpTo } = {}) {
      // Gathered on the side, so that the database is closed to others for one statement only.
      await gather(database, contacts);
      const result = moveIn(database, replaceUpTo);
      if (replaceUpTo !== undefined) erase(database);
      return result;
    },

    async delete(filter) {
      if (Object.values(filter).every((value) => value === undefined)) return 0;
      const ids = [...readMatching(database, filter)].map(({ id }) => id);
      try {
        deleteRows(database, ids);
      } catch (error) {
        if (!isFull(error)) throw error;
        // In so many steps as a full disk has room for.
        for (let done = 0; done < ids.length; done += fewRows) {
          deleteRows(database, ids.slice(done, done + fewRows));
          truncateLog(database);
        }
      }
      erase(database);
      return ids.length;
    },

    async resend(id) {
      const statement = database.prepare(
        'update contacts set notified_at = null, next_attempt_at = :now where id = :id',
      );
      return statement.run({ id, now: new Date().toISOString() }).changes === 1;
    },

    async close() {
      // A reading that was broken off lets go of the database at its next turn.
      await setImmediate();
      if (database.isOpen) database.close();
    },
  };
}

function deleteRows(database: DatabaseSync, ids: readonly string[]): void {
  inTransaction(database, () => {
    const deleteRow = database.prepare('delete from contacts where id = :id');
    for (const id of ids) deleteRow.run({ id });
  });
}

/** Deleted texts are in the log still, until it is put away. */
function erase(database: DatabaseSync): void {
  if (!truncateLog(database)) {
    throw new NotErasedError(
      'someone is reading the messages, as an export does, or the disk is full',
    );
  }
}

function truncateLog(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

/** SQLITE_FULL, or SQLITE_CANTOPEN where not even the file can be made. */
function isFull(error: unknown): boolean {
  return [13, 14].includes(Number((error as { errcode?: number }).errcode) & 0xff);
}

async function gather(
  database: DatabaseSync,
  contacts: AsyncIterable<StoredContact>,
): Promise<void> {
  try {
    database.exec(`
      drop table if exists temp.incoming;
      create temp table incoming as select * from contacts limit 0;
    `);
    await fillIncoming(database, contacts);
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    if (!isFull(error)) throw error;
    throw new Error(
      'there is no room for temporary files: SQLITE_TMPDIR may name a folder that has it, as much as the messages take',
      { cause: error },
    );
  }
}

async function fillIncoming(
  database: DatabaseSync,
  contacts: AsyncIterable<StoredContact>,
): Promise<void> {
  const insertRow = database.prepare(`
    insert into incoming
      (id, created_at, ${textColumns}, digest, notified_at, attempts, next_attempt_at, last_error)
    values
      (:id, :createdAt, ${textParameters}, :digest, :notifiedAt, :attempts, :nextAttemptAt, :lastError)
  `);
  database.exec('begin');
  for await (const contact of contacts) insertRow.run(columnsOf(contact));
  database.exec('commit');
}

function moveIn(database: DatabaseSync, replaceUpTo: string | undefined): LoadResult {
  const columns = `id, created_at, ${textColumns}, digest, notified_at, attempts, next_attempt_at, last_error`;
  const total = Number(database.prepare('select count(*) as n from incoming').get()?.['n']);
  return inTransaction(database, () => {
    if (replaceUpTo !== undefined) {
      database.prepare('delete from contacts where created_at <= :time').run({ time: replaceUpTo });
    }
    const { changes } = database
      .prepare(
        `insert into contacts (${columns}) select ${columns} from incoming where true on conflict (id) do nothing`,
      )
      .run();
    return { added: Number(changes), skipped: total - Number(changes) };
  });
}

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Only these: a value from outside must never name another parameter. */
function columnsOf(contact: StoredContact) {
  return {
    id: contact.id,
    createdAt: contact.createdAt,
    ...makeContact((column) => contact[column]),
    digest: digestOf(contact),
    notifiedAt: contact.notifiedAt,
    attempts: contact.attempts,
    nextAttemptAt: contact.nextAttemptAt,
    lastError: contact.lastError,
  };
}
