import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { logError } from '#server/monitoring/log.ts';
import type { Dialect } from '#server/store/statements.ts';

export const postgresDialect: Dialect = {
  contacts: 'public.contacts',
  senders: 'contacts_private.senders',
  settings: 'contacts_private.settings',
  timeFromNow: (ms) => `now() + ${ms} * interval '1 millisecond'`,
  ids: '(select value::uuid from json_array_elements_text($1))',
  skipLocked: 'for update skip locked',
};

/**
 * Limits for visitors' requests (times in ms). PostgreSQL times out before the client, so that no message is stored
 * after the client has reported a failure. The client's timeout covers a broken network.
 */
const limits: PoolConfig = {
  max: 10,
  lock_timeout: 3000,
  statement_timeout: 6000,
  query_timeout: 8000,
};

/** Creates a pool, which connects on first use. The operator's commands and migrations run without a time limit. */
export function postgresPool(url: string, { timeLimit = true } = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(timeLimit ? limits : { max: 2, allowExitOnIdle: true }),
    // Returns times as ISO 8601 strings, as SQLite stores them.
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.TIMESTAMPTZ
          ? (text: string) => new Date(text).toISOString()
          : types.getTypeParser(type, format),
    },
  });
  // Without a listener, a connection's error would end the process.
  pool.on('error', (error) => logError('database_connection_lost', error));
  // Ignores the errors of a connection in use, whose statement also rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Commits when the work resolves, and rolls back when it rejects. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Rolls back before the error is reported, so that no row stays locked.
    await client.query('rollback').catch(() => {});
    client.release(true);
    throw error;
  }
}
