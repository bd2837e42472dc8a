import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { mailboxOf, stateConditions, storedColumns, textColumns } from '#server/store/rows.ts';
import type { MessageArchive, MessageFilter, StoredMessage } from '#server/store/store.ts';
import { inTransaction, postgresPool } from './postgres-pool.ts';

/** Opens the messages in the PostgreSQL at `url`. Resolves with undefined if the table is missing. */
export async function openPostgresArchive(url: string): Promise<MessageArchive | undefined> {
  const pool = postgresPool(url, { timeLimit: false });
  let found = false;
  try {
    const { rows } = await pool.query(`select to_regclass('public.contacts') is not null as found`);
    found = rows[0].found;
  } finally {
    if (!found) await pool.end();
  }
  return found ? postgresArchive(pool) : undefined;
}

export function postgresArchive(pool: Pool): MessageArchive {
  return {
    async *read(filter = {}, { newest } = {}) {
      const { condition, values } = await toCondition(pool, filter);
      const all = `from public.contacts where ${condition}`;
      const older = `(select count(*) ${all}) - $${values.length + 1}`;
      const statement = `
        select ${storedColumns} ${all}
        order by created_at, id
        ${newest === undefined ? '' : `offset greatest(0, ${older})`}
      `;
      yield* readStoredMessages(
        pool,
        statement,
        newest === undefined ? values : [...values, newest],
      );
    },

    async count(filter = {}) {
      const { condition, values } = await toCondition(pool, filter);
      const { rows } = await pool.query(
        `select count(*)::integer as count from public.contacts where ${condition}`,
        values,
      );
      return rows[0].count;
    },

    async delete(filter) {
      const { condition, values } = await toCondition(pool, filter);
      if (values.length === 0) return [];
      const statement = `delete from public.contacts where ${condition} returning id`;
      return (await pool.query<{ id: string }>(statement, values)).rows.map(({ id }) => id);
    },

    // Left to PostgreSQL's vacuum.
    erase: async () => true,

    async resend(filter) {
      const { condition, values } = await toCondition(pool, filter);
      const { rowCount } = await pool.query(
        `update public.contacts set notified_at = null, next_attempt_at = now() where ${condition}`,
        values,
      );
      return rowCount ?? 0;
    },

    close: () => pool.end(),
  };
}

/**
 * Adds messages with the state of their delivery, all or none. Skips those that exist, and resolves
 * with the number of new ones.
 */
export async function copyToPostgres(
  url: string,
  messages: AsyncIterable<StoredMessage>,
): Promise<number> {
  const pool = postgresPool(url, { timeLimit: false });
  let added = 0;
  try {
    await inTransaction(pool, async (client) => {
      await client.query(`select set_config('contacts.importing', 'on', true)`);
      for await (const message of messages) {
        const { rowCount } = await client.query(
          `insert into public.contacts (${storedColumns})
           select ${storedColumns} from json_populate_record(null::public.contacts, $1)
           on conflict (id) do nothing`,
          [JSON.stringify(message)],
        );
        added += rowCount ?? 0;
      }
    });
  } finally {
    await pool.end();
  }
  return added;
}

/** Streams rows from one snapshot. */
async function* readStoredMessages(
  pool: Pool,
  statement: string,
  values: unknown[],
): AsyncIterable<StoredMessage> {
  const client = await pool.connect();
  try {
    yield* client.query(new QueryStream(statement, values));
  } finally {
    client.release();
  }
}

async function toCondition(pool: Pool, { text, email, before, idPrefix, state }: MessageFilter) {
  const values: unknown[] = [];
  const conditions = ['true'];
  const add = (value: unknown, write: (parameter: string) => string) => {
    if (value !== undefined) conditions.push(write(`$${values.push(value)}`));
  };
  add(text, (value) => `strpos(lower(concat_ws(chr(31), ${textColumns})), lower(${value})) > 0`);
  const spellings = email === undefined ? undefined : await findSpellings(pool, email);
  add(spellings, (value) => `email = any(${value})`);
  add(before, (value) => `created_at < ${value}::timestamptz`);
  add(idPrefix, (value) => `starts_with(id::text, ${value})`);
  if (state) conditions.push(stateConditions[state]);
  return { condition: conditions.join(' and '), values };
}

/** Returns the stored spellings of this mailbox. PostgREST rows are not normalized, and SQL cannot convert a domain to Punycode. */
async function findSpellings(pool: Pool, email: string): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select distinct email from public.contacts',
  );
  const mailbox = mailboxOf(email);
  return rows.map((row) => row.email).filter((spelling) => mailboxOf(spelling) === mailbox);
}
