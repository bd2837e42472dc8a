import { randomUUID } from 'node:crypto';
import { inject, TestRunner } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findProgram } from '#tools/programs.ts';
import { createDatabase, runSql, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that all test files share, as its superuser. */
    postgresUrl: string;
  }
}

/** False if it is not installed. `npm test` then reports what it skipped. */
export const hasPostgres = findProgram('postgres') !== undefined;

/** Skips the current test where PostgreSQL is not installed. */
export function skipWithoutPostgres(): void {
  if (!hasPostgres) TestRunner.getCurrentTest()?.context.skip('PostgreSQL is not installed');
}

/** Returns the shared server's address, as the superuser. */
export function sharedPostgres(): string {
  skipWithoutPostgres();
  return inject('postgresUrl');
}

/** Creates an empty database in it. Resolves with its address. */
export async function newDatabase(): Promise<string> {
  return createDatabase(sharedPostgres());
}

/** Creates a role that may log in, with a new name, because all databases share their roles. */
export async function newRole(): Promise<string> {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  await runSql(sharedPostgres(), `create role ${role} login`);
  return role;
}

/** Vitest's global set-up. The server need not be durable, because no test kills it. */
export default async function provideSharedPostgres({ provide }: TestProject) {
  if (!hasPostgres) return;
  const postgres = await startPostgres({ durable: false });
  provide('postgresUrl', postgres.url);
  return postgres.remove;
}
