import { ContactsError } from '#server/cli/contacts-error.ts';
import type { DataPlace } from '#server/settings/env.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { postgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import { type ContactArchive, NotErasedError } from '#server/store/store.ts';

/** Gives the messages to `work`, or undefined where there is no database yet; none is made then. */
export function withArchive<Result>(
  place: DataPlace,
  work: (archive: ContactArchive | undefined) => Promise<Result>,
): Promise<Result> {
  return explained(place, async () => {
    const archive = await openExisting(place);
    return archive ? closing(archive, work) : work(undefined);
  });
}

/** As `withArchive`, with the database made where there is none, and its schema up to date. */
export function withNewArchive<Result>(
  place: DataPlace,
  work: (archive: ContactArchive) => Promise<Result>,
): Promise<Result> {
  return explained(place, async () => closing(await openOrCreate(place), work));
}

async function openExisting(place: DataPlace): Promise<ContactArchive | undefined> {
  if ('dataDir' in place) return openSqliteArchive(place.dataDir);
  const database = postgresPool(place.databaseUrl, { patient: true });
  const archive = postgresArchive(database);
  try {
    const { rows } = await database.query(
      `select to_regclass('public.contacts') is not null as found`,
    );
    if (rows[0]?.['found'] === true) return archive;
  } catch (error) {
    await archive.close();
    throw error;
  }
  await archive.close();
  return undefined;
}

async function openOrCreate(place: DataPlace): Promise<ContactArchive> {
  if ('dataDir' in place) {
    const archive = openSqliteArchive(place.dataDir, { create: true });
    if (!archive) throw new Error('the database could not be made');
    return archive;
  }
  const database = postgresPool(place.databaseUrl, { patient: true });
  try {
    await migratePostgres(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return postgresArchive(database);
}

async function closing<Result>(
  archive: ContactArchive,
  work: (archive: ContactArchive) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}

/** Whatever the commands do not explain themselves comes from the database. */
async function explained<Result>(place: DataPlace, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContactsError || (error as NodeJS.ErrnoException).code === 'EPIPE') {
      throw error;
    }
    if (error instanceof NotErasedError) {
      throw new ContactsError(
        `All is deleted, but words of it are on the disk still: ${error.message}. The server erases them within a minute of its end; without a server, repeat this then.`,
      );
    }
    throw new ContactsError(`${describePlace(place)} cannot be used: ${reasonOf(error)}`);
  }
}

/** Without the password. */
function describePlace(place: DataPlace): string {
  if ('dataDir' in place) return `The database in ${place.dataDir}`;
  const { host, pathname } = new URL(place.databaseUrl);
  return `The database ${host}${pathname} of DATABASE_URL`;
}

/** Node puts failed tries at several addresses of one host into an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
