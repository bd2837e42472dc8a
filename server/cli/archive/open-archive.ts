import { type DataPlace, parseDataPlace } from '#server/settings/env.ts';
import { openPostgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import type { MessageArchive } from '#server/store/store.ts';
import { OwnerError } from '#shared/owner-error.ts';

/** Opens the messages for `work`, which also gets a name for their place. Creates no database. Throws `OwnerError`. */
export function withArchive<Result>(
  work: (archive: MessageArchive, where: string) => Promise<Result>,
  place = parseDataPlace(process.env),
): Promise<Result> {
  return explainErrors(place, async () => {
    const where = describePlace(place);
    const archive = await open(place);
    if (!archive) {
      throw new OwnerError(
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

/** Blames the database for every error that is not an `OwnerError` already. */
export async function explainErrors<Result>(
  place: DataPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OwnerError || (error as NodeJS.ErrnoException).code === 'EPIPE') {
      throw error;
    }
    throw new OwnerError(
      `The database in ${describePlace(place)} cannot be used: ${reasonOf(error)}`,
    );
  }
}

async function open(place: DataPlace): Promise<MessageArchive | undefined> {
  if ('dataDir' in place) return openSqliteArchive(place.dataDir);
  return openPostgresArchive(place.databaseUrl);
}

/** Names the place without its password. */
function describePlace(place: DataPlace): string {
  if ('dataDir' in place) return `${place.dataDir} (DATA_DIR)`;
  const { host, pathname } = new URL(place.databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}

/** Node wraps failed attempts at a host's addresses in an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const undefinedColumn = (error as { code?: string }).code === '42703';
  if (undefinedColumn)
    return 'an older release made its tables. Start the server of this one first.';
  return error instanceof Error ? error.message : String(error);
}
