import { DatabaseError, type Pool } from 'pg';
import { formColumns, normalizeForStorage } from '#server/store/rows.ts';
import { type Row, storeStatements } from '#server/store/statements.ts';
import { type MessageStore, type StoreOptions, TooManyMessagesError } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';
import { postgresDialect } from './postgres-pool.ts';

// $1 and $2 are the settings. The message's fields follow.
const insertRow = `
  with visitor as materialized (
    select
      set_config('contacts.client_address', $1, true),
      set_config('contacts.limit', $2, true)
  )
  insert into public.contacts (${formColumns})
  select ${messageColumns.map((_, index) => `$${index + 3}`).join(', ')}
  from visitor
`;

/** Opens the messages in a PostgreSQL database, whose schema `migratePostgres` creates. */
export function postgresStore(
  pool: Pool,
  { messagesPerAddress = 0 }: StoreOptions = {},
): MessageStore {
  return {
    ...storeStatements(
      postgresDialect,
      async (sql, ...parameters) => (await pool.query<Row>(sql, parameters)).rows,
    ),

    async insert(message, rateLimitKey = '') {
      const row = normalizeForStorage(message);
      const fields = messageColumns.map((column) => row[column]);
      const client = await pool.connect();
      try {
        const values = [rateLimitKey, messagesPerAddress, ...fields];
        const { rowCount } = await client.query(insertRow, values);
        client.release();
        // The trigger skips a duplicate.
        return rowCount === 1;
      } catch (error) {
        // Keeps the connection after an SQL error, such as a rejected message. `pool.query` would close the connection.
        client.release(!(error instanceof DatabaseError));
        // The rate-limit trigger raises PT429, which PostgREST turns into a 429 response.
        throw (error as DatabaseError).code === 'PT429' ? new TooManyMessagesError() : error;
      }
    },

    close: () => pool.end(),
  };
}
