import { errorKind, logError } from '#server/logging/log.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openPostgresStore, type PostgresStoreOptions } from '#server/store/postgres/postgres.ts';
import { explainDatabaseError, isAway } from '#server/store/postgres/postgres-errors.ts';
import type { MessageStore } from '#server/store/store.ts';
import { OwnerError } from '#shared/owner-error.ts';

const migrationRetryMs = 2000;

/** Migrates the schema, then opens the store. Throws `OwnerError`. */
export async function openPostgres(
  url: string,
  options: PostgresStoreOptions,
): Promise<MessageStore> {
  await migrate(url);
  return openPostgresStore(url, options);
}

/**
 * If the database is unreachable, the server starts and migrates it later. Until then it serves pages,
 * refuses messages and answers `/readyz` with 503. The outbox logs it.
 */
async function migrate(url: string): Promise<void> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (!isAway(error)) {
      throw new OwnerError(`DATABASE_URL cannot be used: ${explainDatabaseError(error, url)}`);
    }
    retry(url, errorKind(error));
  }
}

function retry(url: string, lastError: string): void {
  const timer = setTimeout(async () => {
    try {
      await migratePostgres(url);
    } catch (error) {
      // Logged once, not at every retry.
      if (errorKind(error) !== lastError) logError('migration_failed', error);
      retry(url, errorKind(error));
    }
  }, migrationRetryMs);
  timer.unref();
}
