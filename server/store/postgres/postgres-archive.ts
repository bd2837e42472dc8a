import { contactColumns } from '#contract/contact.ts';
import { textColumns } from '#server/store/contact-sql.ts';
import type { Sql, SqlDatabase } from '#server/store/sql-database.ts';
import type {
  ContactArchive,
  ContactFilter,
  LoadResult,
  StoredContact,
} from '#server/store/store.ts';
import { postgresPool } from './postgres-pool.ts';
import { readStoredContact, readTime } from './postgres-rows.ts';

/** How many rows travel at once, in either direction. */
const batchSize = 500;

const stats = `
  select
    count(*)::integer as total,
    (count(*) filter (where notified_at is null))::integer as waiting,
    (count(*) filter (where notified_at is null and last_error is not null))::integer as failing,
    min(created_at) filter (where notified_at is null) as oldest_waiting,
    max(created_at) as newest,
    (count(*) filter (where notified_at > now() - interval '1 hour'))::integer as notified_in_last_hour
  from public.contacts
`;

interface LoadedColumn {
  name: string;
  type: string;
  read: (row: StoredContact) => unknown;
}

const loadedColumns: LoadedColumn[] = [
  { name: 'id', type: 'uuid', read: (row) => row.id },
  { name: 'created_at', type: 'timestamptz', read: (row) => row.createdAt },
  ...contactColumns.map((name): LoadedColumn => ({ name, type: 'text', read: (row) => row[name] })),
  { name: 'notified_at', type: 'timestamptz', read: (row) => row.notifiedAt },
  { name: 'attempts', type: 'integer', read: (row) => row.attempts },
  { name: 'next_attempt_at', type: 'timestamptz', read: (row) => row.nextAttemptAt },
  { name: 'last_error', type: 'text', read: (row) => row.lastError },
];

const loadRows = `
  insert into public.contacts (${loadedColumns.map(({ name }) => name).join(', ')})
  select * from unnest(${loadedColumns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})
  on conflict (id) do nothing
`;

export function openPostgresArchive(url: string): ContactArchive {
  return postgresArchive(postgresPool(url, { patient: true }));
}

export function postgresArchive(database: SqlDatabase): ContactArchive {
  return {
    async *read(filter = {}, { newest } = {}) {
      const { condition, values } = toCondition(filter);
      const limit = newest === undefined ? '' : `limit $${values.push(newest)}`;
      yield* readInBatches(
        database,
        `select * from (
           select * from public.contacts where ${condition} order by created_at desc, id desc ${limit}
         ) as newest
         order by created_at, id`,
        values,
      );
    },

    async count(filter = {}) {
      const { condition, values } = toCondition(filter);
      const { rows } = await database.query(
        `select count(*)::integer as count from public.contacts where ${condition}`,
        values,
      );
      return Number(rows[0]?.['count']);
    },

    async stats() {
      const [row = {}] = (await database.query(stats)).rows;
      return {
        total: Number(row['total']),
        waiting: Number(row['waiting']),
        failing: Number(row['failing']),
        oldestWaiting: readTime(row['oldest_waiting']),
        newest: readTime(row['newest']),
        notifiedInLastHour: Number(row['notified_in_last_hour']),
      };
    },

    load(contacts, { replaceUpTo } = {}) {
      return database.transaction(async (sql) => {
        await sql.query(`select set_config('contacts.importing', 'on', true)`);
        if (replaceUpTo !== undefined) {
          await sql.query('delete from public.contacts where created_at <= $1', [replaceUpTo]);
        }
        return loadInBatches(sql, contacts);
      });
    },

    async delete(filter) {
      const { condition, values } = toCondition(filter);
      if (values.length === 0) return 0;
      const statement = `delete from public.contacts where ${condition}`;
      return (await database.query(statement, values)).count;
    },

    async resend(id) {
      const { count } = await database.query(
        `update public.contacts set notified_at = null, next_attempt_at = now() where id = $1`,
        [id],
      );
      return count === 1;
    },

    close: () => database.close(),
  };
}

function toCondition({ text, email, before, idPrefix }: ContactFilter) {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: string | undefined, write: (parameter: string) => string) => {
    if (value !== undefined) conditions.push(write(`$${values.push(value)}`));
  };
  add(text, (value) => `strpos(lower(concat_ws(chr(31), ${textColumns})), lower(${value})) > 0`);
  add(email, (value) => `lower(email) = lower(${value})`);
  add(before, (value) => `created_at < ${value}::timestamptz`);
  add(idPrefix, (value) => `starts_with(id::text, ${value})`);
  return { condition: conditions.join(' and ') || 'true', values };
}

/** From a cursor, so that any number passes, all of one moment. */
async function* readInBatches(
  database: SqlDatabase,
  query: string,
  values: readonly unknown[],
): AsyncIterable<StoredContact> {
  const { sql, end } = await begin(database);
  try {
    await sql.query(`declare reading no scroll cursor for ${query}`, values);
    for (;;) {
      const { rows } = await sql.query(`fetch ${batchSize} from reading`);
      yield* rows.map(readStoredContact);
      if (rows.length < batchSize) return;
    }
  } finally {
    await end();
  }
}

/** A transaction that is open for as long as its reader wants to go on. */
async function begin(database: SqlDatabase): Promise<{ sql: Sql; end: () => Promise<void> }> {
  const begun = Promise.withResolvers<Sql>();
  const done = Promise.withResolvers<void>();
  const transaction = database.transaction(async (sql) => {
    begun.resolve(sql);
    await done.promise;
  });
  transaction.catch(begun.reject);
  const sql = await begun.promise;
  return {
    sql,
    async end() {
      done.resolve();
      await transaction.catch(() => {});
    },
  };
}

async function loadInBatches(
  sql: Sql,
  contacts: AsyncIterable<StoredContact>,
): Promise<LoadResult> {
  const result = { added: 0, skipped: 0 };
  let batch: StoredContact[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const { count } = await sql.query(
      loadRows,
      loadedColumns.map(({ read }) => batch.map(read)),
    );
    result.added += count;
    result.skipped += batch.length - count;
    batch = [];
  };
  for await (const contact of contacts) {
    if (batch.push(contact) === batchSize) await flush();
  }
  await flush();
  return result;
}
