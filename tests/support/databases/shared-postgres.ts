import { inject, TestRunner } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findProgram } from '#tools/programs.ts';
import { runSql, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that all test files share, as its superuser. */
    postgresUrl: string;
  }
}

/** False if it is not installed. `npm test` then reports what it skipped. */
export const hasPostgres = findProgram('postgres') !== undefined;

/** Vitest's global set-up. */
export default async function provideSharedPostgres({ provide }: TestProject) {
  if (!hasPostgres) return;
  const { url, remove } = await startPostgres();
  provide('postgresUrl', url);
  return remove;
}

/** Returns its address. Skips the current test where PostgreSQL is not installed. */
export function sharedPostgres(): string {
  if (!hasPostgres) TestRunner.getCurrentTest()?.context.skip('PostgreSQL is not installed');
  return inject('postgresUrl');
}

/** Creates an empty database, and returns its address as the superuser. */
export async function newDatabase(): Promise<string> {
  const name = await create('database');
  return sharedPostgres().replace(/[^/]+$/, name);
}

/** Creates a role that may log in. All databases share their roles. */
export function newRole(): Promise<string> {
  return create('user');
}

async function create(kind: 'database' | 'user'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(sharedPostgres(), `create ${kind} ${name}`);
  return name;
}
