import { type DatabaseLocation, parseEnv } from '#server/settings/env.ts';
import { describeDatabase, explainDatabaseError } from '#server/store/database-errors.ts';
import { openPostgresAdmin } from '#server/store/postgres/postgres-admin.ts';
import { openSqliteAdmin } from '#server/store/sqlite/sqlite-admin.ts';
import type { MessageAdmin } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Opens the database, which must exist, and passes it and its location to `work`. Throws only `OperatorError`. */
export function withMessageAdmin<Result>(
  work: (admin: MessageAdmin, where: string) => Promise<Result>,
  location: DatabaseLocation = parseEnv(process.env, 'contacts'),
): Promise<Result> {
  return explainErrors(location, async () => {
    const where = describeDatabase(location);
    const { databaseUrl, dataDir } = location;
    const admin =
      databaseUrl === undefined ? openSqliteAdmin(dataDir) : await openPostgresAdmin(databaseUrl);
    if (!admin) {
      throw new OperatorError(
        `There is no message database in ${where}. The server creates the database on startup. Run this command with the server's environment.`,
      );
    }
    try {
      return await work(admin, where);
    } finally {
      await admin.close();
    }
  });
}

/** Calls `work`. Turns any error that is not an `OperatorError` into one that explains the database's error. */
export async function explainErrors<Result>(
  location: DatabaseLocation,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OperatorError ? error : explainDatabaseError(error, location);
  }
}
