import { type DatabaseLocation, parseEnv } from '#server/settings/env.ts';
import { describeDatabase, explainDatabaseError } from '#server/store/database-errors.ts';
import { openPostgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageArchive } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Opens the database for `work`, with a description of its location, and closes it afterwards. Never creates one. Throws `OperatorError`. */
export function withArchive<Result>(
  work: (archive: MessageArchive, where: string) => Promise<Result>,
  location: DatabaseLocation = parseEnv(process.env, 'contacts'),
): Promise<Result> {
  return asDatabaseErrors(location, async () => {
    const where = describeDatabase(location);
    const archive = await open(location);
    if (!archive) {
      throw new OperatorError(
        `There is no message database in ${where}. The server creates it on startup; run this command with the server's environment.`,
      );
    }
    try {
      return await work(archive, where);
    } finally {
      await archive.close();
    }
  });
}

/** Reports any error that is not an `OperatorError` as a database error. */
export async function asDatabaseErrors<Result>(
  location: DatabaseLocation,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OperatorError ? error : explainDatabaseError(error, location);
  }
}

async function open({
  databaseUrl,
  dataDir,
}: DatabaseLocation): Promise<MessageArchive | undefined> {
  return databaseUrl === undefined ? openSqliteArchive(dataDir) : openPostgresArchive(databaseUrl);
}
