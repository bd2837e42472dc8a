import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { type PostgresServer, runSql, startPostgres } from '#tests/support/databases/postgres.ts';
import { skipWithoutPostgres } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

/** A database that servers share, and a view of it that owes nothing to their code. */
export interface FaultDatabase {
  /** Tells a server where it is. */
  environment: Record<string, string>;
  /** Runs one statement, in SQL that both dialects share. */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
}

export type Kind = 'SQLite' | 'PostgreSQL';

/** Starts a PostgreSQL that survives being killed, for the tests of one file that ask for it. */
export function useDatabases() {
  let server: Promise<PostgresServer> | undefined;
  const postgres = () => {
    skipWithoutPostgres();
    server ??= startPostgres();
    return server;
  };
  afterAll(async () => (await server)?.remove());
  return {
    postgres,
    /** Creates an empty database. */
    async open(kind: Kind): Promise<FaultDatabase> {
      if (kind === 'SQLite') return sqliteIn(makeTempFolder());
      const url = await (await postgres()).createDatabase();
      return { environment: { DATABASE_URL: url }, query: (statement) => runSql(url, statement) };
    },
  };
}

export function sqliteIn(dataDir: string): FaultDatabase {
  return {
    environment: { DATA_DIR: dataDir },
    async query(statement) {
      const file = join(dataDir, 'contacts.db');
      if (!existsSync(file)) return [];
      using database = new DatabaseSync(file, { timeout: 5000 });
      return database.prepare(statement).all();
    },
  };
}

/** Reads the messages; `key` is the name of the sender, which tells those of a test apart. */
export async function readRows({ query }: FaultDatabase) {
  const rows = await query('select id, name, notified_at from contacts');
  return rows.map(({ id, name, notified_at }) => ({
    id: String(id),
    key: String(name),
    notified: notified_at !== null,
  }));
}

/** Counts the messages not marked as sent. */
export function countWaiting(database: FaultDatabase): Promise<number> {
  return count(database, 'notified_at is null');
}

/** Counts the messages that an outbox may claim now. */
export function countDue(database: FaultDatabase): Promise<number> {
  return count(database, `next_attempt_at <= '${new Date().toISOString()}'`);
}

async function count({ query }: FaultDatabase, condition: string): Promise<number> {
  const [row] = await query(`select count(*) as found from contacts where ${condition}`);
  return Number(row?.['found'] ?? 0);
}
