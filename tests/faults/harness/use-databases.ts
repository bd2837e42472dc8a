import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '#tests/support/databases/postgres.ts';
import { hasPostgres, skipWithoutPostgres } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type FaultDatabase, postgresAt, sqliteIn } from './database.ts';

export type Kind = 'SQLite' | 'PostgreSQL';

export interface Databases {
  /** A new, empty one. */
  open(kind: Kind): Promise<FaultDatabase>;
  /** Where those of PostgreSQL are. */
  postgres(): PostgresServer;
}

/** Gives the tests of one file a PostgreSQL that survives being killed. */
export function useDatabases(): Databases {
  let postgres: PostgresServer | undefined;
  const running = () => {
    skipWithoutPostgres();
    if (!postgres) throw new Error('PostgreSQL is not installed.');
    return postgres;
  };
  beforeAll(async () => {
    if (hasPostgres) postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  return {
    async open(kind) {
      if (kind === 'SQLite') return sqliteIn(makeTempFolder());
      return postgresAt(await running().createDatabase());
    },
    postgres: running,
  };
}
