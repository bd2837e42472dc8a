import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runSql } from '#tests/support/databases/postgres.ts';

/** A database that servers share, and a look into it that owes nothing to their code. */
export interface FaultDatabase {
  name: string;
  /** Tells a server where it is. */
  environment: Record<string, string>;
  /** One statement, in the words that both dialects share. */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
}

export interface Row {
  id: string;
  /** The name of the sender, which tells the messages of a test apart. */
  key: string;
  notified: boolean;
}

export function sqliteIn(dataDir: string): FaultDatabase {
  return {
    name: 'SQLite',
    environment: { DATA_DIR: dataDir },
    async query(statement) {
      const file = join(dataDir, 'contacts.db');
      if (!existsSync(file)) return [];
      const database = new DatabaseSync(file, { timeout: 5000 });
      try {
        return database.prepare(statement).all();
      } finally {
        database.close();
      }
    },
  };
}

export function postgresAt(url: string): FaultDatabase {
  return {
    name: 'PostgreSQL',
    environment: { DATABASE_URL: url },
    query: (statement) => runSql(url, statement),
  };
}

export async function readRows({ query }: FaultDatabase): Promise<Row[]> {
  const rows = await query('select id, name, notified_at from contacts');
  return rows.map(({ id, name, notified_at }) => ({
    id: String(id),
    key: String(name),
    notified: notified_at !== null,
  }));
}

/** How many messages are not marked as sent. */
export function countWaiting(database: FaultDatabase): Promise<number> {
  return count(database, 'notified_at is null');
}

/** How many of them an outbox may take now. */
export function countDue(database: FaultDatabase): Promise<number> {
  return count(database, `next_attempt_at <= '${new Date().toISOString()}'`);
}

/**
 * Lets the leases of the dead end, and the rests between attempts. Only for when no server
 * runs: one that does would have its lease taken away before its time.
 */
export async function letTimePass({ query }: FaultDatabase): Promise<void> {
  await query(
    `update contacts set next_attempt_at = '2001-01-01T00:00:00.000Z' where notified_at is null`,
  );
}

async function count({ query }: FaultDatabase, condition: string): Promise<number> {
  const [row] = await query(`select count(*) as found from contacts where ${condition}`);
  return Number(row?.['found'] ?? 0);
}
