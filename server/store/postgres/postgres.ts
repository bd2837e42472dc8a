import { DatabaseError, type Pool } from 'pg';
import { claimColumns, textColumns, toStored } from '#server/store/rows.ts';
import {
  type Claim,
  ConstraintError,
  leaseMs,
  longestWaitMs,
  type MessageStore,
  TooManyMessagesError,
} from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';
import { postgresPool } from './postgres-pool.ts';

export interface PostgresStoreOptions {
  /** How many messages one network may send in ten minutes; 0 is no limit. */
  messagesPerAddress?: number;
}

const insertRow = `
  with visitor as materialized (
    select
      set_config('contacts.client_address', $1, true),
      set_config('contacts.limit', $2, true)
  )
  insert into public.contacts (${textColumns})
  select ${messageColumns.map((_, index) => `$${index + 3}`).join(', ')}
  from visitor
`;

const leaseEnd = `now() + interval '${leaseMs} milliseconds'`;

// No retry is scheduled this far ahead: the clock was set back.
const tooLate = `now() + interval '${longestWaitMs} milliseconds'`;

const claimRow = `
  update public.contacts
  set attempts = attempts + 1, next_attempt_at = ${leaseEnd}
  where id = (
    select id from public.contacts
    where next_attempt_at is not null
      and (next_attempt_at <= now() or next_attempt_at > ${tooLate})
      and ($1 = 0 or $1 > (
        select count(*) from public.contacts
        where notified_at > now() - interval '1 hour' and notified_at < now() + interval '1 hour'
      ))
    order by attempts > 0, next_attempt_at
    limit 1
    for update skip locked
  )
  returning ${claimColumns}
`;

const extendLease = `
  update public.contacts set next_attempt_at = ${leaseEnd}
  where id = $1 and attempts = $2 and next_attempt_at is not null
`;

const settleRow = `
  update public.contacts
  set
    notified_at = case when $3 then now() end,
    next_attempt_at = now() + $4 * interval '1 millisecond',
    last_error = $5
  where id = $1 and attempts = $2 and next_attempt_at is not null
`;

const readBacklog = `
  select
    count(*)::integer as pending,
    greatest(0, extract(epoch from now() - min(created_at)))::integer as oldest,
    (
      select count(*)::integer from public.contacts
      where next_attempt_at is null and notified_at is null
    ) as file_only
  from (
    select created_at from public.contacts where next_attempt_at is not null limit 10000
  ) as pending
`;

const changeNothing = 'update contacts_private.settings set only_row = only_row';

/** Opens the messages in the PostgreSQL at `url`. `migratePostgres` takes care of the schema. */
export function openPostgresStore(url: string, options: PostgresStoreOptions = {}): MessageStore {
  return postgresStore(postgresPool(url), options);
}

export function postgresStore(
  pool: Pool,
  { messagesPerAddress = 0 }: PostgresStoreOptions = {},
): MessageStore {
  return {
    async insert(message, network = '') {
      const row = toStored(message);
      const texts = messageColumns.map((column) => row[column]);
      const client = await pool.connect();
      let failure: unknown;
      try {
        return (
          (await client.query(insertRow, [network, messagesPerAddress, ...texts])).rowCount === 1
        );
      } catch (error) {
        failure = error;
        throw asStoreError(error);
      } finally {
        // `pool.query` would close the connection even for a refused message.
        client.release(failure !== undefined && !(failure instanceof DatabaseError));
      }
    },

    async claimDue(maxEmailsPerHour = 0) {
      return (await pool.query<Claim>(claimRow, [maxEmailsPerHour])).rows[0];
    },

    async renewLease({ id, attempts }) {
      return (await pool.query(extendLease, [id, attempts])).rowCount === 1;
    },

    async settle({ id, attempts }, outcome) {
      const { error, retryInMs } =
        typeof outcome === 'object' ? outcome : { error: null, retryInMs: null };
      await pool.query(settleRow, [id, attempts, outcome === 'sent', retryInMs, error]);
    },

    async forgetSenders() {
      await pool.query('select contacts_private.forget_senders()');
    },

    async backlog() {
      const { pending, oldest, file_only: fileOnly } = (await pool.query(readBacklog)).rows[0];
      return { pending, oldestSeconds: oldest, fileOnly };
    },

    async ping() {
      await pool.query(changeNothing);
    },

    close: () => pool.end(),
  };
}

function asStoreError(error: unknown): unknown {
  const { code, constraint } = error as DatabaseError;
  if (code === '23514') return new ConstraintError(constraint ?? '');
  return code === 'PT429' ? new TooManyMessagesError() : error;
}
