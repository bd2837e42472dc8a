import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { storedColumns } from '#server/store/rows.ts';
import { adminStatements, deleteRejection } from '#server/store/statements.ts';
import type { MessageAdmin, StoredMessage } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { inTransaction, postgresDialect, postgresPool } from './postgres-pool.ts';

/** Opens the messages in the PostgreSQL database at `url`. Resolves with undefined if the table is missing. */
export async function openPostgresAdmin(url: string): Promise<MessageAdmin | undefined> {
  const pool = postgresPool(url, { timeLimit: false });
  const { rows } = await pool.query(`select to_regclass('public.contacts') is not null as found`);
  return rows[0].found ? postgresAdmin(pool) : undefined;
}

const { deleteUnlessBeingSent, resend } = adminStatements(postgresDialect);

export function postgresAdmin(pool: Pool): MessageAdmin {
  return {
    async *read() {
      const client = await pool.connect();
      try {
        // Reads in one statement, because a statement reads from one snapshot.
        yield* client.query(
          new QueryStream(`select ${storedColumns} from public.contacts order by created_at, id`),
        );
      } finally {
        client.release();
      }
    },

    delete(ids, beforeCommit) {
      return inTransaction(pool, async (client) => {
        const { rows } = await client.query(deleteUnlessBeingSent, [JSON.stringify(ids)]);
        if (rows.length < ids.length) throw new OperatorError(deleteRejection);
        beforeCommit?.();
      });
    },

    // Does nothing, because PostgreSQL's vacuum erases deleted rows.
    erase: async () => true,

    async resend(ids) {
      return (await pool.query(resend, [JSON.stringify(ids)])).rows.length;
    },

    close: () => pool.end(),
  };
}

/** Adds messages with their delivery state, all in one transaction. Skips messages that already exist. */
export async function copyToPostgres(
  url: string,
  messages: AsyncIterable<StoredMessage>,
): Promise<{ added: number; skipped: number }> {
  let [added, skipped] = [0, 0];
  await inTransaction(postgresPool(url, { timeLimit: false }), async (client) => {
    await client.query(`select set_config('contacts.importing', 'on', true)`);
    for await (const message of messages) {
      const { rowCount } = await client.query(
        `insert into public.contacts (${storedColumns})
         select ${storedColumns} from json_populate_record(null::public.contacts, $1)
         on conflict (id) do nothing`,
        [JSON.stringify(message)],
      );
      if (rowCount === 1) added += 1;
      else skipped += 1;
    }
  });
  return { added, skipped };
}
