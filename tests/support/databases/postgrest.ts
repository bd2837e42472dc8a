import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '#tests/support/server/until.ts';
import { findProgram } from '#tools/programs.ts';
import { freePort, runSql } from './postgres.ts';

const program = findProgram('postgrest');

/** False where there is no program for this kind of machine. */
export const hasPostgrest = program !== undefined;

export interface PostgrestServer {
  url: string;
  stop(): Promise<void>;
}

/** The real PostgREST over a migrated database that imitates Supabase's. */
export async function startPostgrest(
  databaseUrl: string,
  { jwtSecret }: { jwtSecret: string },
): Promise<PostgrestServer> {
  const database = new URL(databaseUrl);
  database.username = 'authenticator';
  const port = await freePort();
  const child = spawn(program ?? '', [], {
    env: {
      PGRST_DB_URI: database.href,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error('PostgREST ended while it was starting.');
    // 503 until it has read the schema.
    return fetch(`${url}/contacts`, { method: 'HEAD' }).then(
      ({ status }) => status !== 503,
      () => false,
    );
  });
  return {
    url,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/**
 * What a project on Supabase brings before the first migration: its roles, and default
 * privileges that give every new table to all of them.
 */
export async function imitateSupabase(databaseUrl: string): Promise<void> {
  for (const role of ['anon nologin', 'authenticated nologin', 'authenticator login']) {
    // Roles belong to the whole cluster: another test may have made them.
    await runSql(
      databaseUrl,
      `do $$ begin create role ${role} noinherit;
      exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
  await runSql(databaseUrl, 'grant anon, authenticated to authenticator');
  for (const kind of ['tables', 'functions', 'sequences']) {
    await runSql(
      databaseUrl,
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated`,
    );
  }
  await runSql(databaseUrl, 'grant usage on schema public to anon, authenticated');
}
