import { type DataPlace, parseEnv } from '#server/settings/env.ts';
import { describePlace, explainDatabaseError } from '#server/store/database-errors.ts';
import { openPostgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageArchive } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Opens the database for `work`, with a description of its location, and closes it afterwards. Never creates one. Throws `OperatorError`. */
export function withArchive<Result>(
  work: (archive: MessageArchive, where: string) => Promise<Result>,
  place: DataPlace = parseEnv(process.env, 'contacts'),
): Promise<Result> {
  return asDatabaseErrors(place, async () => {
    const where = describePlace(place);
    const archive = await open(place);
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
  place: DataPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OperatorError ? error : explainDatabaseError(error, place);
  }
}

async function open({ databaseUrl, dataDir }: DataPlace): Promise<MessageArchive | undefined> {
  return databaseUrl === undefined ? openSqliteArchive(dataDir) : openPostgresArchive(databaseUrl);
}
