import type { DatabaseSync } from 'node:sqlite';
import { checkReadiness } from '#server/store/readiness.ts';
import { claimColumns, readClaim, readTime } from '#server/store/rows.ts';
import { leaseMs, type MessageStore, refusalsBeforeRest } from '#server/store/store.ts';
import { whenFree } from '#server/store/when-free.ts';
import { openDatabase } from './sqlite-file.ts';
import { sqliteInserts } from './sqlite-inserts.ts';

export interface SqliteStoreOptions {
  now?: () => number;
  /** How many messages one address may send in ten minutes. Without it there is no limit. */
  messagesPerAddress?: number | undefined;
}

const hourMs = 60 * 60_000;

/** Opens the messages in `dataDir`, creating folder, file and schema as needed. */
export function openSqliteStore(dataDir: string, options: SqliteStoreOptions = {}): MessageStore {
  const database = openDatabase(dataDir);
  // From here on `whenFree` does the waiting.
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

  // The mails of the hour are counted outside of the inner select: inside, SQLite would look
  // at every message that waits, as long as none may be sent.
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

  // The clock was set back since: no rest between attempts is as long as that. Not at once,
  // because an attempt may be under way.
  const bringForward = database.prepare(`
    update contacts set next_attempt_at = :soon
    where notified_at is null
      and next_attempt_at > iif(refusals < ${refusalsBeforeRest}, :inTwoHours, :inADay)
  `);

  // The partial index leads to these rows alone, however many messages there are.
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
    insert: (contacts, address) => whenFree(() => inserts.insert(contacts, address)),

    claimDue(forMs, mailsPerHour) {
      const times = { now: inMs(0), leaseEnd: inMs(forMs), ...theHour() };
      return whenFree(() => {
        // `all`, not `get`: the statement must run to its end for the claim to be committed.
        const [row] = claimRow.all({ ...times, mailsPerHour: mailsPerHour ?? null });
        return row && readClaim(row);
      });
    },

    renewLease: ({ id, attempts }, forMs) =>
      whenFree(() => extendLease.run({ id, attempts, leaseEnd: inMs(forMs) }).changes === 1),

    markNotified: ({ id, attempts }, { filed = false } = {}) =>
      whenFree(() => {
        const values = { id, attempts, filed: Number(filed), now: inMs(0) };
        return markRowNotified.run(values).changes === 1;
      }),

    has: (id) => whenFree(() => rowById.get({ id }) !== undefined),

    markFailed({ id, attempts }, { error, retryInMs, maybeSent = false, refused = false }) {
      const times = { retryAt: inMs(retryInMs), maybeSentAt: maybeSent ? inMs(0) : null };
      const values = { id, attempts, error, refused: Number(refused), ...times };
      return whenFree(() => markRowFailed.run(values).changes === 1);
    },

    forgetRateLimits: () =>
      whenFree(() => {
        inserts.forgetRateLimits();
        // What was deleted while somebody was reading is erased once nobody is.
        database.exec('pragma wal_checkpoint(truncate)');
        bringForward.run({
          inTwoHours: inMs(2 * hourMs),
          inADay: inMs(25 * hourMs),
          soon: inMs(leaseMs),
        });
      }),

    backlog: () =>
      whenFree(() => {
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
      () => whenFree(() => inserts.tryInsert()),
      async () => rowById.get({ id: '' }),
    ),

    async close() {
      if (database.isOpen) database.close();
    },
  };
}
