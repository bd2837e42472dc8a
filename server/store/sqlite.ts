import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Contact } from '#contract/contact.ts';
import { makeFolder } from '../make-folder.ts';
import { migrate, schemaVersion } from './migrate-sqlite.ts';
import { type Claim, ConstraintError, type ContactStore, type StoredContact } from './store.ts';

/** How long a statement waits for another process to finish writing. */
const busyTimeoutMs = 5000;

/** Result codes SQLITE_BUSY and SQLITE_CONSTRAINT_CHECK. */
const busy = 5;
const checkViolated = 275;

/** Opens the messages in `dataDir`, creating folder, file and schema as needed. */
export function openSqliteStore(dataDir: string, now: () => number = Date.now): ContactStore {
  makeFolder(dataDir);
  const file = join(dataDir, 'contacts.db');
  createPrivately(file);

  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    switchToWal(database);
    database.exec('pragma synchronous = full');
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return sqliteStore(database, now);
}

/**
 * SQLite gives its side files the rights of the main one, so that must start out private.
 * A file that is there is left alone: to open and close it would drop this process's locks on it.
 */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** SQLite does not wait for its turn here, as it does everywhere else, so processes that start together must. */
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

/** Opens the messages to look at them only. Undefined where nothing has been stored yet. */
export function openSqliteStoreToRead(dataDir: string): ContactStore | undefined {
  const file = join(dataDir, 'contacts.db');
  if (!existsSync(file)) return undefined;
  // Not `readOnly`: a reader that may not write cannot clear up the side files it opens.
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec('pragma query_only = on');
    if (schemaVersion(database) > 0) return sqliteStore(database, Date.now);
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return undefined;
}

function sqliteStore(database: DatabaseSync, now: () => number): ContactStore {
  const insertRow = database.prepare(`
    insert into contacts (id, created_at, name, email, company, message, next_attempt_at)
    values (:id, :now, :name, :email, :company, :message, :now)
  `);

  const claimRow = database.prepare(`
    update contacts
    set attempts = attempts + 1, next_attempt_at = :leaseEnd
    where id = (
      select id from contacts
      where notified_at is null and next_attempt_at <= :now
      order by next_attempt_at
      limit 1
    )
    returning id, attempts, created_at, name, email, company, message
  `);

  const markRowNotified = database.prepare(`
    update contacts
    set notified_at = :now, next_attempt_at = null, last_error = null
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const markRowFailed = database.prepare(`
    update contacts
    set next_attempt_at = :retryAt, last_error = :error
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const allRows = database.prepare('select * from contacts order by created_at, rowid');

  const rowsByPrefix = database.prepare(`
    select * from contacts where substr(id, 1, length(:prefix)) = :prefix order by created_at
  `);

  const anyRow = database.prepare('select id from contacts limit 1');

  const inMs = (delay: number) => new Date(now() + delay).toISOString();

  return {
    async insert(contacts) {
      const createdAt = inMs(0);
      database.exec('begin immediate');
      try {
        for (const contact of contacts) {
          insertRow.run({ id: randomUUID(), now: createdAt, ...fourTexts(contact) });
        }
        database.exec('commit');
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw asConstraintError(error);
      }
    },

    async claimDue(leaseMs) {
      // `all`, not `get`: the statement must run to its end for the claim to be committed.
      const [row] = claimRow.all({ now: inMs(0), leaseEnd: inMs(leaseMs) });
      return row && readClaim(row);
    },

    async markNotified({ id, attempts }) {
      return markRowNotified.run({ id, attempts, now: inMs(0) }).changes === 1;
    },

    async markFailed({ id, attempts }, error, retryInMs) {
      return markRowFailed.run({ id, attempts, error, retryAt: inMs(retryInMs) }).changes === 1;
    },

    async *all() {
      for (const row of allRows.iterate()) yield readRow(row);
    },

    async findByIdPrefix(prefix) {
      return rowsByPrefix.all({ prefix }).map(readRow);
    },

    async ping() {
      anyRow.get();
    },

    async close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Only the four: a value from outside must never name another parameter. */
function fourTexts({ name, email, company, message }: Contact): Contact {
  return { name, email, company, message };
}

type Row = Record<string, SQLOutputValue>;

function readClaim(row: Row): Claim {
  return {
    id: String(row['id']),
    attempts: Number(row['attempts']),
    createdAt: String(row['created_at']),
    name: String(row['name']),
    email: String(row['email']),
    company: String(row['company']),
    message: String(row['message']),
  };
}

function readRow(row: Row): StoredContact {
  return {
    ...readClaim(row),
    notifiedAt: textOrNull(row['notified_at']),
    nextAttemptAt: textOrNull(row['next_attempt_at']),
    lastError: textOrNull(row['last_error']),
  };
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function asConstraintError(error: unknown): unknown {
  const failure = error as { errcode?: number; message?: string };
  if (failure.errcode !== checkViolated) return error;
  return new ConstraintError(failure.message?.replace('CHECK constraint failed: ', '') ?? '');
}
