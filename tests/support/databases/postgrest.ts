import { type RunningProgram, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';
import { freePort, runSql } from './postgres.ts';

const program = findProgram('postgrest');

/** False where PostgREST has no program for this platform. */
export const hasPostgrest = program !== undefined;

export interface PostgrestServer extends RunningProgram {
  url: string;
}

/** Starts the real PostgREST over a migrated database that imitates Supabase's. */
export async function startPostgrest(
  databaseUrl: string,
  { jwtSecret }: { jwtSecret: string },
): Promise<PostgrestServer> {
  const database = new URL(databaseUrl);
  database.username = 'authenticator';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PGRST_DB_URI: database.href,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
  };
  const postgrest = await startProgram([program ?? 'postgrest'], { env }, () =>
    // 503 until it has read the schema.
    fetch(`${url}/contacts`, { method: 'HEAD' }).then(
      ({ status }) => status !== 503,
      () => false,
    ),
  );
  return { ...postgrest, url };
}

/** Creates what a Supabase project has before the first migration: roles, and default privileges on new tables. */
export async function imitateSupabase(databaseUrl: string): Promise<void> {
  for (const role of ['anon nologin', 'authenticated nologin', 'authenticator login']) {
    // Roles belong to the whole cluster: another test may have created them.
    await runSql(
      databaseUrl,
      `do $$ begin create role ${role} noinherit;
      exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
  await runSql(
    databaseUrl,
    `grant anon, authenticated to authenticator;
    alter default privileges in schema public grant all on tables to anon, authenticated;
    alter default privileges in schema public grant all on functions to anon, authenticated;
    alter default privileges in schema public grant all on sequences to anon, authenticated;
    grant usage on schema public to anon, authenticated;`,
  );
}
