import { errorKind, logError } from '#server/logging/log.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openPostgresStore, type PostgresStoreOptions } from '#server/store/postgres/postgres.ts';
import { explainDatabaseError, isAway } from '#server/store/postgres/postgres-errors.ts';
import type { ContactStore } from '#server/store/store.ts';
import { StartError } from './start-error.ts';

const migrationRetryMs = 2000;

/** Sees to the schema, then opens the store. Throws `StartError`. */
export async function openPostgres(
  url: string,
  options: PostgresStoreOptions,
): Promise<ContactStore> {
  await migrate(url);
  return openPostgresStore(url, options);
}

/**
 * While the database is away the pages are served all the same, and the schema is seen to
 * once it is back: until then messages are refused, and `/readyz` says so.
 */
async function migrate(url: string): Promise<void> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (!isAway(error)) {
      throw new StartError(`DATABASE_URL cannot be used: ${explainDatabaseError(error, url)}`);
    }
    retry(url, errorKind(error));
  }
}

function retry(url: string, lastError: string): void {
  const timer = setTimeout(async () => {
    try {
      await migratePostgres(url);
    } catch (error) {
      // Said once, not at every attempt of a long night.
      if (errorKind(error) !== lastError) logError('migration_failed', error);
      retry(url, errorKind(error));
    }
  }, migrationRetryMs);
  timer.unref();
}
