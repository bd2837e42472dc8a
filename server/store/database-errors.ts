import { describeError } from '#server/monitoring/log.ts';
import type { DataPlace } from '#server/settings/env.ts';
import { OperatorError } from '#shared/operator-error.ts';

/** Names the place without its password. */
export function describePlace({ databaseUrl, dataDir }: DataPlace): string {
  if (databaseUrl === undefined) return `${dataDir} (DATA_DIR)`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} (DATABASE_URL)`;
}

/** Returns an error that says in one line what is wrong with the database, and what to do. */
export function explainDatabaseError(error: unknown, place: DataPlace): OperatorError {
  return new OperatorError(
    `The database in ${describePlace(place)} cannot be used: ${reasonOf(error)}.`,
  );
}

function reasonOf(error: unknown): string {
  // Node wraps failed attempts at a host's addresses in an error without a message.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const hint = hintFor(error);
  const [problem = ''] = describeError(error).split('\n');
  return hint ? `${problem} (${hint})` : problem;
}

/** Returns what to do about an error of the database, if that is known. */
export function hintFor(error: unknown): string | undefined {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  // SQLite's code, without its extended part.
  return hints[errcode === undefined ? code : `SQLite ${errcode & 0xff}`];
}

const checkHost = 'check the host in DATABASE_URL';
const checkLogin = 'check user and password in DATABASE_URL';
const allowWriting = 'let this user write to DATA_DIR';
const makeRoom = 'make room on the disk';
const startServer = 'start the server of this version first: it adds what the tables lack';
const useBackup = 'put a backup back, as docs/messages.md says';

/** By the code of Node, PostgreSQL or SQLite. */
const hints: Record<string, string> = {
  ENOTFOUND: checkHost,
  EAI_AGAIN: checkHost,
  ECONNREFUSED: 'start PostgreSQL, or check host and port in DATABASE_URL',
  '28P01': checkLogin,
  '28000': checkLogin,
  '3D000': 'create it, or check its name in DATABASE_URL',
  '42501':
    'to set up the tables, the role has to own the database or have CREATE on it and on the schema public, and CREATEROLE unless the roles anon and authenticated are there',
  '55P03': 'end the program that has locked its tables',
  '42P07': 'use a database without tables of these names',
  '42703': startServer,
  EACCES: allowWriting,
  EPERM: allowWriting,
  EROFS: allowWriting,
  // A missing table or column.
  'SQLite 1': `${startServer}; if it runs, ${useBackup}`,
  'SQLite 8': allowWriting,
  'SQLite 14': allowWriting,
  ENOSPC: makeRoom,
  'SQLite 13': makeRoom,
  'SQLite 10': 'make room on the disk; if there is room, the disk is failing',
  'SQLite 5': 'end the program that has locked it',
  'SQLite 11': useBackup,
  'SQLite 26': useBackup,
};
