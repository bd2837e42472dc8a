import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runSql } from '#tests/support/databases/postgres.ts';

/** A database that servers share, and a view of it that does not depend on their code. */
export interface FaultDatabase {
  /** Tells a server where it is. */
  environment: Record<string, string>;
  /** Runs one statement, in SQL that both dialects share. */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
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

export function postgresAt(url: string): FaultDatabase {
  return { environment: { DATABASE_URL: url }, query: (statement) => runSql(url, statement) };
}

/** Counts the messages that this condition selects. */
export async function count({ query }: FaultDatabase, condition: string): Promise<number> {
  const [row] = await query(`select count(*) as found from contacts where ${condition}`);
  return Number(row?.['found'] ?? 0);
}
