import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { inject, TestRunner } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startListening } from '#server/http/listen.ts';
import { findProgram } from '#tools/programs.ts';
import { createDatabase, type PostgresServer, runSql, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the address of a PostgreSQL that all test files share. The first request starts it. */
    postgresStarter: string;
  }
}

/** False if it is not installed. `npm test` then reports what it skipped. */
export const hasPostgres = findProgram('postgres') !== undefined;

/** Skips the current test where PostgreSQL is not installed. */
export function skipWithoutPostgres(): void {
  if (!hasPostgres) TestRunner.getCurrentTest()?.context.skip('PostgreSQL is not installed');
}

/** Returns the shared server's address, as the superuser. */
export async function sharedPostgres(): Promise<string> {
  skipWithoutPostgres();
  const response = await fetch(inject('postgresStarter'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Creates an empty database in it. Resolves with its address. */
export async function newDatabase(): Promise<string> {
  return createDatabase(await sharedPostgres());
}

/** Creates a role that may log in, with a new name, because all databases share their roles. */
export async function newRole(): Promise<string> {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  await runSql(await sharedPostgres(), `create role ${role} login`);
  return role;
}

/** Vitest's global set-up. The server need not be durable, because no test kills it. */
export default async function provideSharedPostgres({ provide }: TestProject) {
  let started: Promise<PostgresServer> | undefined;
  const starter = createServer((_, response) => {
    started ??= startPostgres({ durable: false });
    started.then(
      (postgres) => response.end(postgres.url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  provide('postgresStarter', await startListening(starter, 0, '127.0.0.1'));
  return async () => {
    starter.close();
    await started?.then((postgres) => postgres.remove());
  };
}
