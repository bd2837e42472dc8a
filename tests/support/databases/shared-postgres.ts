import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL that all test files share. Each makes databases of its own in it. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up. Nothing here is killed, so nothing needs to survive it. */
export default async function startSharedPostgres({ provide }: TestProject) {
  const postgres = await startPostgres({ durable: false });
  provide('postgresUrl', postgres.url('postgres'));
  return () => postgres.remove();
}
