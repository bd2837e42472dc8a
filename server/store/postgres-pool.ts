import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { logError } from '../log.ts';
import type { Sql, SqlDatabase, SqlResult } from './sql-database.ts';

/** How long a visitor may be kept waiting for the database before being told that it is away. */
const patienceMs = 8000;

/**
 * Connects when first asked, and again after the database was away. With `patient`, a
 * statement may take as long as it needs, as the owner's tools do.
 */
export function postgresPool(url: string, { patient = false } = {}): SqlDatabase {
  const limits: PoolConfig = patient ? { max: 2 } : { max: 10, query_timeout: patienceMs };
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...limits,
  });
  // Said of connections at rest, when the database goes away. Unheard, it would end the process.
  pool.on('error', (error) => logError('database_connection_lost', error));

  return {
    ...sqlOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      // The statement under way, or the next one, fails of it.
      client.on('error', ignore);
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(sqlOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.removeListener('error', ignore);
        client.release(broken);
      }
    },
    async close() {
      if (!pool.ended) await pool.end();
    },
  };
}

function ignore(): void {}

function sqlOf(connection: Pool | PoolClient): Sql {
  return {
    async query(text, values = []) {
      return toResult(await connection.query(text, [...values]));
    },
    async script(text) {
      await connection.query(text);
    },
  };
}

function toResult({ rows, rowCount }: QueryResult): SqlResult {
  return { rows, count: rowCount ?? 0 };
}
