import { type DatabaseLocation, parseEnv } from '#server/settings/env.ts';
import { describeDatabase, explainDatabaseError } from '#server/store/database-errors.ts';
import { openPostgresAdmin } from '#server/store/postgres/postgres-admin.ts';
import { openSqliteAdmin } from '#server/store/sqlite/sqlite-admin.ts';
import type { MessageAdmin } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Calls `work` with the database, which must exist, and a description of its location. Throws `OperatorError`. */
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
        `There is no message database in ${where}. The server creates it on startup; run this command with the server's environment.`,
      );
    }
    try {
      return await work(admin, where);
    } finally {
      await admin.close();
    }
  });
}

/** Calls `work`, and rethrows any error but an `OperatorError` with an explanation for the operator. */
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
