import { fullErrorMessage } from '#server/monitoring/log.ts';
import type { DatabaseLocation } from '#server/settings/env.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Describes the database's location, without the password. */
export function describeDatabase({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === undefined) return `${dataDir} (DATA_DIR)`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}

/** Returns an error that says in one line what is wrong with the database, and what to do. */
export function explainDatabaseError(error: unknown, location: DatabaseLocation): OperatorError {
  // Only SQLite's errors have an `errcode`. `copy` uses both databases.
  const isSqlite = 'errcode' in Object(error);
  const where = describeDatabase(isSqlite ? { ...location, databaseUrl: undefined } : location);
  return new OperatorError(`The database in ${where} cannot be used: ${findReason(error)}.`);
}

function findReason(error: unknown): string {
  // If no address of a host accepts the connection, Node throws an AggregateError without a message.
  if (error instanceof AggregateError && error.errors.length > 0)
    return findReason(error.errors[0]);
  const hint = findHint(error);
  const [problem = ''] = fullErrorMessage(error).split('\n');
  return hint ? `${problem} (${hint})` : problem;
}

/** Returns the hint for a database error, if there is a hint. */
export function findHint(error: unknown): string | undefined {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  // Uses SQLite's primary error code, without the extended part.
  return hints[errcode === undefined ? code : `SQLite ${errcode & 0xff}`];
}

const checkHost = 'check the host in DATABASE_URL';
const checkLogin = 'check the user and password in DATABASE_URL';
const allowWriting = 'give this user write access to DATA_DIR';
const freeSpace = 'free some disk space';
const startServer = 'start this version of the server first, to apply the missing migrations';
const useBackup = 'restore a backup, as docs/messages.md describes';

/** Hints by the error code of Node, PostgreSQL or SQLite. */
const hints: Record<string, string> = {
  ENOTFOUND: checkHost,
  EAI_AGAIN: checkHost,
  ECONNREFUSED: 'start PostgreSQL, or check the host and port in DATABASE_URL',
  '28P01': checkLogin,
  '28000': checkLogin,
  '3D000': 'create it, or check its name in DATABASE_URL',
  '42501':
    'to create the tables, the role must own the database, or have CREATE on it and on the schema public; it also needs CREATEROLE if the roles anon and authenticated do not exist',
  '55P03': "end the other connection's transaction, which is locking the tables",
  '42P07': 'use a database that does not contain other tables with the same names',
  '42703': startServer,
  EACCES: allowWriting,
  EPERM: allowWriting,
  EROFS: allowWriting,
  // A missing table or column.
  'SQLite 1': `${startServer}; if the server is already running, ${useBackup}`,
  'SQLite 8': allowWriting,
  'SQLite 14': allowWriting,
  ENOSPC: freeSpace,
  'SQLite 13': freeSpace,
  'SQLite 10':
    'free some disk space; if enough is free, the disk may be failing, so first copy DATA_DIR to another disk',
  'SQLite 5': 'close the other program, such as a database browser, that has locked the database',
  'SQLite 11': useBackup,
  'SQLite 26': useBackup,
};
