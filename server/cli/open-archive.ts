import { type DataPlace, parseEnv } from '#server/settings/env.ts';
import { describePlace, explainDatabaseError } from '#server/store/database-errors.ts';
import { openPostgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageArchive } from '#server/store/store.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Opens the messages for `work`, which also gets a name for their place. Creates no database. Throws `OperatorError`. */
export function withArchive<Result>(
  work: (archive: MessageArchive, where: string) => Promise<Result>,
  place: DataPlace = parseEnv(process.env, 'contacts'),
): Promise<Result> {
  return explainErrors(place, async () => {
    const where = describePlace(place);
    const archive = await open(place);
    if (!archive) {
      throw new OperatorError(
        `There is no database of messages in ${where}. The server makes it when it starts; this command needs the same environment as the server.`,
      );
    }
    try {
      return await work(archive, where);
    } finally {
      await archive.close();
    }
  });
}

/** Reports every other error than an `OperatorError` as the database's. */
export async function explainErrors<Result>(
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
