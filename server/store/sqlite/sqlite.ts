import type { DatabaseSync } from 'node:sqlite';
import { checkReadiness } from '#server/store/readiness.ts';
import { claimColumns, readClaim, readTime } from '#server/store/rows.ts';
import { leaseMs, type MessageStore, refusalsBeforeRest } from '#server/store/store.ts';
import { openDatabase, retryWhileBusy } from './sqlite-file.ts';
import { sqliteInserts } from './sqlite-inserts.ts';

export interface SqliteStoreOptions {
  now?: () => number;
  /** How many messages one address may send in ten minutes. Unlimited by default. */
  messagesPerAddress?: number | undefined;
}

const hourMs = 60 * 60_000;

/** Opens the messages in `dataDir`. Creates folder, file and schema as needed. */
export function openSqliteStore(dataDir: string, options: SqliteStoreOptions = {}): MessageStore {
  const database = openDatabase(dataDir);
  // From here on `retryWhileBusy` does the waiting.
  database.exec('pragma busy_timeout = 10');
  return sqliteStore(database, options);
}

function sqliteStore(
  database: DatabaseSync,
  { now = Date.now, messagesPerAddress }: SqliteStoreOptions,
): MessageStore {
  const sentInTheHour = `(
    (select count(*) from contacts where notified_at > :hourAgo and notified_at < :inAnHour)
    + (select count(*) from contacts where maybe_sent_at > :hourAgo and maybe_sent_at < :inAnHour)
  )`;

  // Counts the mails of the hour outside of the inner select: inside, SQLite would visit every
  // waiting message while none may be sent.
  const claimRow = database.prepare(`
    update contacts
    set attempts = attempts + 1, next_attempt_at = :leaseEnd
    where id = (
      select id from contacts
      where notified_at is null and next_attempt_at <= :now
      order by attempts > 0, turn, next_attempt_at
      limit 1
    )
    and (:mailsPerHour is null or :mailsPerHour > ${sentInTheHour})
    returning ${claimColumns}
  `);

  const markRowNotified = database.prepare(`
    update contacts
    set notified_at = :now, next_attempt_at = null, last_error = null, filed = :filed
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const rowById = database.prepare('select id from contacts where id = :id');

  const markRowFailed = database.prepare(`
    update contacts
    set
      next_attempt_at = :retryAt,
      last_error = :error,
      maybe_sent_at = coalesce(:maybeSentAt, maybe_sent_at),
      refusals = refusals + :refused
    where id = :id and attempts = :attempts and notified_at is null
  `);

  const extendLease = database.prepare(`
    update contacts set next_attempt_at = :leaseEnd
    where id = :id and attempts = :attempts and notified_at is null
  `);

  // No retry is ever due that late, so the clock was set back. Waits out the lease of an attempt.
  const bringForward = database.prepare(`
    update contacts set next_attempt_at = :soon
    where notified_at is null
      and next_attempt_at > iif(refusals < ${refusalsBeforeRest}, :inTwoHours, :inADay)
  `);

  // Uses the partial index, however many messages there are.
  const readBacklog = database.prepare(`
    select
      count(*) as waiting,
      count(*) filter (where refusals >= ${refusalsBeforeRest}) as resting,
      min(created_at) as oldest
    from (
      select created_at, refusals from contacts
      where notified_at is null
      order by attempts > 0, turn, next_attempt_at
      limit 10000
    )
  `);

  const inMs = (delay: number) => new Date(now() + delay).toISOString();
  const theHour = () => ({ hourAgo: inMs(-hourMs), inAnHour: inMs(hourMs) });

  const inserts = sqliteInserts(database, inMs, messagesPerAddress);

  return {
    insert: (contacts, address) => retryWhileBusy(() => inserts.insert(contacts, address)),

    claimDue(forMs, mailsPerHour) {
      const times = { now: inMs(0), leaseEnd: inMs(forMs), ...theHour() };
      return retryWhileBusy(() => {
        // `all`, not `get`: the claim commits only when the statement runs to its end.
        const [row] = claimRow.all({ ...times, mailsPerHour: mailsPerHour ?? null });
        return row && readClaim(row);
      });
    },

    renewLease: ({ id, attempts }, forMs) =>
      retryWhileBusy(() => extendLease.run({ id, attempts, leaseEnd: inMs(forMs) }).changes === 1),

    markNotified: ({ id, attempts }, { filed = false } = {}) =>
      retryWhileBusy(() => {
        const values = { id, attempts, filed: Number(filed), now: inMs(0) };
        return markRowNotified.run(values).changes === 1;
      }),

    has: (id) => retryWhileBusy(() => rowById.get({ id }) !== undefined),

    markFailed({ id, attempts }, { error, retryInMs, maybeSent = false, refused = false }) {
      const times = { retryAt: inMs(retryInMs), maybeSentAt: maybeSent ? inMs(0) : null };
      const values = { id, attempts, error, refused: Number(refused), ...times };
      return retryWhileBusy(() => markRowFailed.run(values).changes === 1);
    },

    forgetRateLimits: () =>
      retryWhileBusy(() => {
        inserts.forgetRateLimits();
        // Erases what was deleted while something was reading the database.
        database.exec('pragma wal_checkpoint(truncate)');
        bringForward.run({
          inTwoHours: inMs(2 * hourMs),
          inADay: inMs(25 * hourMs),
          soon: inMs(leaseMs),
        });
      }),

    backlog: () =>
      retryWhileBusy(() => {
        const row = readBacklog.get();
        const oldest = readTime(row?.['oldest']);
        return {
          waiting: Number(row?.['waiting']),
          resting: Number(row?.['resting']),
          oldestSeconds:
            oldest === null ? 0 : Math.max(0, Math.round((now() - Date.parse(oldest)) / 1000)),
        };
      }),

    ping: checkReadiness(
      () => retryWhileBusy(() => inserts.tryInsert()),
      async () => rowById.get({ id: '' }),
    ),

    async close() {
      if (database.isOpen) database.close();
    },
  };
}
