import { DatabaseError, type Pool } from 'pg';
import { checkReadiness } from '#server/store/readiness.ts';
import {
  claimColumns,
  probeMessage,
  readClaim,
  textColumns,
  toStored,
} from '#server/store/rows.ts';
import {
  ConstraintError,
  leaseMs,
  type MessageStore,
  refusalsBeforeRest,
  TooManyMessagesError,
} from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';
import { postgresPool } from './postgres-pool.ts';

export interface PostgresStoreOptions {
  /** How many messages one address may send in ten minutes. By default, the database's setting applies. */
  messagesPerAddress?: number;
}

const insertRows = `
  with visitor as materialized (
    select
      set_config('contacts.client_address', $1, true),
      set_config('contacts.limit', $2, true)
  )
  insert into public.contacts (${textColumns})
  select row.*
  from visitor, unnest(${messageColumns.map((_, index) => `$${index + 3}::text[]`).join(', ')}) as row
  -- Two requests with the same messages lock them in the same order, and so never each other.
  order by row
`;

const sentInTheHour = `(
  (
    select count(*) from public.contacts
    where notified_at > now() - interval '1 hour' and notified_at < now() + interval '1 hour'
  ) + (
    select count(*) from public.contacts
    where maybe_sent_at > now() - interval '1 hour' and maybe_sent_at < now() + interval '1 hour'
  )
)`;

const claimRow = `
  update public.contacts
  set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  where id = (
    select id from public.contacts
    where notified_at is null and next_attempt_at <= now()
      and ($2::integer is null or $2 > ${sentInTheHour})
    order by attempts > 0, turn, next_attempt_at
    limit 1
    for update skip locked
  )
  returning ${claimColumns}
`;

const markRowNotified = `
  update public.contacts
  set notified_at = now(), next_attempt_at = null, last_error = null, filed = $3
  where id = $1 and attempts = $2 and notified_at is null
`;

const markRowFailed = `
  update public.contacts
  set
    next_attempt_at = now() + make_interval(secs => $3),
    last_error = $4,
    maybe_sent_at = case when $5 then now() else maybe_sent_at end,
    refusals = refusals + $6::integer
  where id = $1 and attempts = $2 and notified_at is null
`;

const extendLease = `
  update public.contacts set next_attempt_at = now() + make_interval(secs => $3)
  where id = $1 and attempts = $2 and notified_at is null
`;

// No retry is ever due that late, so the clock was set back. Waits out the lease of an attempt.
const bringForward = `
  update public.contacts set next_attempt_at = now() + make_interval(secs => ${leaseMs / 1000})
  where notified_at is null
    and next_attempt_at > now() + make_interval(hours => case when refusals < ${refusalsBeforeRest} then 2 else 25 end)
`;

// Uses the partial index, however many messages there are.
const readBacklog = `
  select
    count(*)::integer as waiting,
    (count(*) filter (where refusals >= ${refusalsBeforeRest}))::integer as resting,
    extract(epoch from now() - min(created_at))::float8 as oldest
  from (
    select created_at, refusals from public.contacts
    where notified_at is null
    order by attempts > 0, turn, next_attempt_at
    limit 10000
  ) as waiting
`;

/** Fails where an insert would: no room, or no permission. */
function tryInsert(): string {
  const texts = Object.values(probeMessage()).map((text) => `'${text}'`);
  return `insert into public.contacts (${textColumns}) values (${texts.join(', ')}); rollback`;
}

/** Opens the messages in the PostgreSQL at `url`. `migratePostgres` takes care of the schema. */
export function openPostgresStore(url: string, options: PostgresStoreOptions = {}): MessageStore {
  return postgresStore(postgresPool(url), options);
}

export function postgresStore(
  pool: Pool,
  { messagesPerAddress }: PostgresStoreOptions = {},
): MessageStore {
  const limit = messagesPerAddress === undefined ? '' : String(messagesPerAddress);

  return {
    async insert(contacts, address = '') {
      const rows = contacts.map(toStored);
      const columns = messageColumns.map((column) => rows.map((row) => row[column]));
      const client = await pool.connect();
      let failure: unknown;
      try {
        return (await client.query(insertRows, [address, limit, ...columns])).rowCount ?? 0;
      } catch (error) {
        failure = error;
        throw asStoreError(error);
      } finally {
        // `pool.query` would close the connection even for a refused message.
        client.release(failure !== undefined && !(failure instanceof DatabaseError));
      }
    },

    async claimDue(forMs, mailsPerHour) {
      const { rows } = await pool.query(claimRow, [forMs / 1000, mailsPerHour ?? null]);
      return rows[0] && readClaim(rows[0]);
    },

    async renewLease({ id, attempts }, forMs) {
      return (await pool.query(extendLease, [id, attempts, forMs / 1000])).rowCount === 1;
    },

    async markNotified({ id, attempts }, { filed = false } = {}) {
      return (await pool.query(markRowNotified, [id, attempts, filed])).rowCount === 1;
    },

    async has(id) {
      return (await pool.query('select from public.contacts where id = $1', [id])).rowCount === 1;
    },

    async markFailed({ id, attempts }, { error, retryInMs, maybeSent = false, refused = false }) {
      const values = [id, attempts, retryInMs / 1000, error, maybeSent, Number(refused)];
      return (await pool.query(markRowFailed, values)).rowCount === 1;
    },

    async forgetRateLimits() {
      await pool.query('select contacts_private.forget_senders()');
      await pool.query(bringForward);
    },

    async backlog() {
      const [row] = (await pool.query(readBacklog)).rows;
      return {
        waiting: Number(row?.['waiting']),
        resting: Number(row?.['resting']),
        oldestSeconds: Math.max(0, Math.round(Number(row?.['oldest']))),
      };
    },

    ping: checkReadiness(
      () => pool.query(tryInsert()),
      () => pool.query('select 1'),
    ),

    close: () => pool.end(),
  };
}

function asStoreError(error: unknown): unknown {
  const { code, constraint } = error as DatabaseError;
  switch (code) {
    case '23514':
      return new ConstraintError(constraint ?? '');
    case 'PT429':
      return new TooManyMessagesError('too many messages from one address');
    default:
      return error;
  }
}
