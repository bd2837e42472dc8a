import { inject, TestRunner } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findProgram } from '#tools/programs.ts';
import { runSql, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL that all test files share, with the superuser's name. */
    postgresUrl: string;
  }
}

/** Whether PostgreSQL is installed. Otherwise `npm test` reports what it skipped. */
export const hasPostgres = findProgram('postgres') !== undefined;

/** Starts PostgreSQL for all test files, as Vitest's global setup. */
export default async function provideSharedPostgres({ provide }: TestProject) {
  if (!hasPostgres) return;
  const { url, remove } = await startPostgres();
  provide('postgresUrl', url);
  return remove;
}

/** Returns the URL of the shared PostgreSQL. If PostgreSQL is not installed, skips the current test. */
export function sharedPostgres(): string {
  if (!hasPostgres) TestRunner.getCurrentTest()?.context.skip('PostgreSQL is not installed');
  return inject('postgresUrl');
}

/** Creates an empty database, and returns its URL with the superuser's name. */
export async function newDatabase(): Promise<string> {
  const name = await create('database');
  return sharedPostgres().replace(/[^/]+$/, name);
}

/** Creates a role that may log in, and returns its name. Roles belong to the whole PostgreSQL, not to one database. */
export function newRole(): Promise<string> {
  return create('user');
}

async function create(kind: 'database' | 'user'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(sharedPostgres(), `create ${kind} ${name}`);
  return name;
}
