import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Contact } from '#contract/contact.ts';
import { openDatabase, openDatabaseToRead } from './sqlite-file.ts';
import { type Claim, ConstraintError, type ContactStore, type StoredContact } from './store.ts';

/** Extended result code SQLITE_CONSTRAINT_CHECK. */
const checkViolated = 275;

/** Opens the messages in `dataDir`, creating folder, file and schema as needed. */
export function openSqliteStore(dataDir: string, now: () => number = Date.now): ContactStore {
  return sqliteStore(openDatabase(dataDir), now);
}

/** Opens the messages to look at them only. Undefined where nothing has been stored yet. */
export function openSqliteStoreToRead(dataDir: string): ContactStore | undefined {
  const database = openDatabaseToRead(dataDir);
  return database && sqliteStore(database, Date.now);
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
