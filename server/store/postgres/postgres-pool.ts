import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { logError } from '#server/logging/log.ts';
import type { Sql, SqlDatabase, SqlResult } from '#server/store/sql-database.ts';

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
export function postgresPool(url: string, { patient = false } = {}): SqlDatabase {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(patient ? { max: 2 } : limits),
  });
  // Said of connections at rest, when the database goes away. Unheard, it would end the process.
  pool.on('error', (error) => logError('database_connection_lost', error));

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    // The statement under way, or the next one, fails of it.
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      // `pool.query` would close the connection for a message that is merely refused.
      if (!(error instanceof DatabaseError)) broken = error as Error;
      throw error;
    } finally {
      client.removeListener('error', ignore);
      client.release(broken);
    }
  }

  return {
    query: (text, values) => withClient((client) => sqlOf(client).query(text, values)),
    script: (text) => withClient((client) => sqlOf(client).script(text)),
    transaction: (work) =>
      withClient(async (client) => {
        try {
          await client.query('begin');
          const result = await work(sqlOf(client));
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback').catch(ignore);
          throw error;
        }
      }),
    async close() {
      if (!pool.ended) await pool.end();
    },
  };
}

function ignore(): void {}

function sqlOf(client: PoolClient): Sql {
  return {
    async query(text, values = []) {
      return toResult(await client.query(text, [...values]));
    },
    async script(text) {
      await client.query(text);
    },
  };
}

function toResult({ rows, rowCount }: QueryResult): SqlResult {
  return { rows, count: rowCount ?? 0 };
}
