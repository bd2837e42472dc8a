import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { withArchive } from '#server/cli/open-archive.ts';
import { type Environment, parseDataPlace } from '#server/settings/env.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { copyToPostgres } from '#server/store/postgres/postgres-archive.ts';
import { openDatabase } from '#server/store/sqlite/sqlite-file.ts';
import type { StoredMessage } from '#server/store/store.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from './fixture-site.ts';
import { validMessage } from './messages.ts';
import { type Exit, runScript } from './program.ts';

// Every call starts a process, and a test makes several.
vi.setConfig({ testTimeout: 60_000 });

/** Empty places for messages, as environments. */
export const emptyPlaces = {
  SQLite: async (): Promise<Environment> => ({ DATA_DIR: makeTempFolder() }),
  PostgreSQL: async (): Promise<Environment> => ({
    DATA_DIR: makeTempFolder(),
    DATABASE_URL: await newDatabase(),
  }),
};

/** What a command that creates no database prints. */
export const noDatabase =
  /^There is no database of messages in \S+ \((DATA_DIR|DATABASE_URL)\)\. .+\n$/;

/** Runs the owner's command line, without a terminal. It sees only the given variables. */
export function contacts(args: string[], environment: Environment = {}): Promise<Exit> {
  return runScript('server/cli/main.ts', args, environment);
}

/** A stored message, mailed unless the changes say otherwise. */
export function storedMessage(changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    ...validMessage,
    id: randomUUID(),
    created_at: '2026-01-31T12:00:00.000Z',
    notified_at: '2026-01-31T12:00:01.000Z',
    attempts: 1,
    next_attempt_at: null,
    last_error: null,
    ...changes,
  };
}

/** Changes for a message that is not mailed yet, and due. */
export const waiting: Partial<StoredMessage> = {
  notified_at: null,
  attempts: 0,
  next_attempt_at: '2026-01-31T12:00:00.000Z',
};

/** Stores messages as they are. */
export async function store(environment: Environment, rows: StoredMessage[]): Promise<void> {
  const place = parseDataPlace(environment);
  if ('databaseUrl' in place) {
    await migratePostgres(place.databaseUrl);
    await copyToPostgres(place.databaseUrl, Readable.from(rows));
    return;
  }
  const database = openDatabase(place.dataDir);
  for (const row of rows) {
    const columns = Object.keys(row);
    database
      .prepare(
        `insert into contacts (${columns.join()}) values (${columns.map((name) => `:${name}`).join()})`,
      )
      .run({ ...row });
  }
  database.close();
}

/** Returns everything stored, the oldest first. */
export function stored(environment: Environment): Promise<StoredMessage[]> {
  return withArchive(
    async (archive) => Array.fromAsync(archive.read()),
    parseDataPlace(environment),
  );
}
