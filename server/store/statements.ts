import { claimColumns } from './rows.ts';
import { type Claim, leaseMs, type MessageStore, maxRetryDelayMs } from './store.ts';

export type Row = Record<string, unknown>;

/** Runs a statement with the parameters `$1`, `$2` and so on. */
export type Run = (sql: string, ...parameters: (string | number)[]) => Promise<Row[]>;

/** The parts of a statement that differ between the databases. */
export interface Dialect {
  contacts: string;
  senders: string;
  settings: string;
  /** Returns SQL for the database's time plus a number of milliseconds. */
  timeFromNow(ms: number | string): string;
  /** SQL for the elements of the JSON array `$1`. */
  ids: string;
  /** A clause that skips rows that another process has locked. */
  skipLocked: string;
}

const hourMs = 60 * 60_000;
export const tenMinutesMs = hourMs / 6;

/** Returns the store's methods that run the same statements on both databases. */
export function storeStatements(
  { contacts, senders, settings, timeFromNow, skipLocked }: Dialect,
  run: Run,
): Omit<MessageStore, 'insert' | 'close'> {
  const now = timeFromNow(0);

  // No retry is scheduled further ahead than the longest delay, so a later time means that the clock was set back.
  // The condition uses `not`, because SQLite would otherwise sort the whole backlog. The last hour's emails are counted
  // outside the inner select, because inside it SQLite would visit every pending message once the limit is reached.
  const claim = `
    update ${contacts} set claim_token = $1, next_attempt_at = ${timeFromNow(leaseMs)}
    where id = (
      select id from ${contacts}
      where next_attempt_at is not null
        and not (next_attempt_at > ${now} and next_attempt_at <= ${timeFromNow(maxRetryDelayMs)})
      order by next_attempt_at
      limit 1 ${skipLocked}
    )
    and ($2 = 0 or $2 > (
      select count(*) from ${contacts}
      where notified_at > ${timeFromNow(-hourMs)} and notified_at < ${timeFromNow(hourMs)}
    ))
    returning ${claimColumns}
  `;

  const renew = `
    update ${contacts} set next_attempt_at = ${timeFromNow(leaseMs)}
    where id = $1 and claim_token = $2
    returning id
  `;

  const outcomes = {
    sent: `notified_at = ${now}, next_attempt_at = null, last_error = null`,
    file_only: 'next_attempt_at = null, last_error = null',
    released: `next_attempt_at = ${now}`,
    retry: `attempts = attempts + 1, last_error = $3, next_attempt_at = ${timeFromNow('$4')}`,
  };

  const backlog = `
    select count(*) as pending, min(created_at) as oldest, (
      select count(*) from ${contacts} where next_attempt_at is null and notified_at is null
    ) as file_only
    from ${contacts} where next_attempt_at is not null
  `;

  return {
    async claimDue(maxEmailsPerHour = 0) {
      const [row] = await run(claim, crypto.randomUUID(), maxEmailsPerHour);
      return row as Claim | undefined;
    },

    async renewLease({ id, claim_token }) {
      return (await run(renew, id, claim_token)).length === 1;
    },

    async settle({ id, claim_token }, outcome) {
      const [state, values] =
        typeof outcome === 'string'
          ? [outcome, []]
          : ['retry' as const, [outcome.error, outcome.retryInMs]];
      const changes = `claim_token = null, ${outcomes[state]}`;
      const sql = `update ${contacts} set ${changes} where id = $1 and claim_token = $2`;
      await run(sql, id, claim_token, ...values);
    },

    async cleanUp() {
      // The condition is bounded on both sides, because the clock may have been set back.
      await run(
        `delete from ${senders}
         where sent_at <= ${timeFromNow(-tenMinutesMs)} or sent_at >= ${timeFromNow(tenMinutesMs)}`,
      );
    },

    async backlog() {
      const [{ pending, oldest, file_only } = {}] = await run(backlog);
      const ageMs = typeof oldest === 'string' ? Date.now() - Date.parse(oldest) : 0;
      return {
        pending: Number(pending),
        oldestSeconds: Math.max(0, Math.round(ageMs / 1000)),
        fileOnly: Number(file_only),
      };
    },

    async checkWritable() {
      await run(`update ${settings} set only_row = only_row`);
    },
  };
}

/** Returns the operator commands' statements that both databases share. `$1` lists IDs. */
export function adminStatements({ contacts, timeFromNow, ids }: Dialect) {
  const now = timeFromNow(0);
  const beingSentCondition = `(claim_token is not null and next_attempt_at > ${now})`;
  return {
    // Clears the token of an expired lease, so that its holder can no longer settle the message.
    resend: `
      update ${contacts} set notified_at = null, claim_token = null, next_attempt_at = ${now}
      where id in ${ids} and not ${beingSentCondition}
      returning id
    `,
    deleteUnlessBeingSent: `
      delete from ${contacts} where id in ${ids} and not ${beingSentCondition} returning id
    `,
  };
}

export const deleteRejection =
  'Nothing was deleted, because the notification of at least one of these messages is being sent at the moment. Run the command again in a minute.';
