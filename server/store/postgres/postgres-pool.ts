import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { logError } from '#server/logging/log.ts';

/**
 * How long a visitor is kept waiting before being told that the database is away. PostgreSQL
 * gives up first, so that what was refused is not stored afterwards; the client's own limit is
 * for a network that is cut.
 */
const limits: PoolConfig = {
  max: 10,
  lock_timeout: 3000,
  statement_timeout: 6000,
  query_timeout: 8000,
};

/**
 * Connects when first asked, and again after the database was away. With `patient`, a
 * statement may take as long as it needs, as the owner's tools do.
 */
export function postgresPool(url: string, { patient = false } = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(patient ? { max: 2 } : limits),
  });
  // Unheard, an error of a connection would end the process.
  pool.on('error', (error) => logError('database_connection_lost', error));
  // One in use fails its statement as well, which is where it is reported.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Commits when the work resolves; ends the connection, and the transaction with it, when it rejects. */
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
    client.release(true);
    throw error;
  }
}
