import { ContactsError } from '#server/cli/contacts-error.ts';
import { type DataPlace, parseDataPlace } from '#server/settings/env.ts';
import { migratePostgresAt } from '#server/store/postgres/postgres.ts';
import { openPostgresArchive, postgresArchive } from '#server/store/postgres/postgres-archive.ts';
import { postgresPool } from '#server/store/postgres/postgres-pool.ts';
import { openSqliteArchive } from '#server/store/sqlite/sqlite-archive.ts';
import { type ContactArchive, NotErasedError } from '#server/store/store.ts';

type Work<Result> = (archive: ContactArchive, where: string) => Promise<Result>;

/** Gives the messages to `work`, and words for where they are. Makes no database. Throws `ContactsError`. */
export function withArchive<Result>(
  work: Work<Result>,
  place = parseDataPlace(process.env),
): Promise<Result> {
  return withOpened(openExisting, place, work);
}

/** As `withArchive`, with the database made where there is none, and its schema up to date. */
export function withNewArchive<Result>(
  work: Work<Result>,
  place = parseDataPlace(process.env),
): Promise<Result> {
  return withOpened(openOrCreate, place, work);
}

async function withOpened<Result>(
  open: (place: DataPlace) => Promise<ContactArchive | undefined>,
  place: DataPlace,
  work: Work<Result>,
): Promise<Result> {
  const where = describePlace(place);
  let archive: ContactArchive | undefined;
  try {
    archive = await open(place);
    if (archive) return await work(archive, where);
  } catch (error) {
    throw explain(error, where);
  } finally {
    await archive?.close();
  }
  throw new ContactsError(
    `There is no database of messages in ${where}. The server makes it when it starts; this command needs the same environment as the server.`,
  );
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
  await migratePostgresAt(place.databaseUrl);
  return openPostgresArchive(place.databaseUrl);
}

/** Whatever the commands do not explain themselves comes from the database. */
function explain(error: unknown, where: string): unknown {
  if (error instanceof ContactsError || (error as NodeJS.ErrnoException).code === 'EPIPE') {
    return error;
  }
  if (error instanceof NotErasedError) {
    return new ContactsError(
      `All is deleted, but words of it are on the disk still: ${error.message}. The server erases them within a minute of its end; without a server, repeat this then.`,
    );
  }
  return new ContactsError(`The database in ${where} cannot be used: ${reasonOf(error)}`);
}

/** Without the password. */
function describePlace(place: DataPlace): string {
  if ('dataDir' in place) return `${place.dataDir} (DATA_DIR)`;
  const { host, pathname } = new URL(place.databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}

/** Node puts failed tries at several addresses of one host into an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
