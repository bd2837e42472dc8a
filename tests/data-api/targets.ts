import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApp } from '#server/app.ts';
import { loadSite } from '#server/site/load-site.ts';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { hasPostgres, newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeFixtureSite, makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { freePort, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

/** A server with Supabase's data API, and its database. */
export interface Target {
  /** Sends a request as a visitor with this IP address. */
  fetch(path: string, init: RequestInit, address: string): Promise<Response>;
  /** Runs SQL without the server's code. */
  query(sql: string): Promise<Record<string, unknown>[]>;
}

/** Opens the Node server on SQLite, without its outbox, which would change the rows. */
export function openNodeServer(): Target {
  const directory = makeTempDirectory();
  const app = createApp({
    site: loadSite(makeFixtureSite()),
    store: openSqliteStore(directory, { messagesPerAddress: 30 }),
    outbox: { wake() {} },
    anonKey: defaultAnonKey,
  });
  const database = new DatabaseSync(join(directory, 'contacts.db'), { timeout: 5000 });
  return {
    fetch: async (path, init, address) =>
      app.request(path, init, { incoming: { socket: { remoteAddress: address } } }),
    query: async (sql) => database.prepare(sql).all(),
  };
}

const postgrest = findProgram('postgrest');

/** Whether PostgreSQL and PostgREST are installed. npm has PostgREST only for some platforms. */
export const hasPostgrest = hasPostgres && postgrest !== undefined;

const addressHeader = 'x-test-address';

/** Creates what a Supabase project has before the first migration: roles, and default privileges on new tables. */
const supabaseSetup = `
  do $$
  declare
    role text;
  begin
    foreach role in array array['anon nologin', 'authenticated nologin', 'authenticator login'] loop
      begin
        execute format('create role %s noinherit', role);
      exception
        -- Another test may have created the role, because roles belong to the whole cluster.
        when duplicate_object or unique_violation then null;
      end;
    end loop;
  end
  $$;
  grant anon, authenticated to authenticator;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
  grant usage on schema public to anon, authenticated;
`;

/** Starts the real PostgREST. Every visitor has the role `anon`, as with Supabase's public key. */
export async function startPostgrest(): Promise<Target & { stop(): Promise<unknown> }> {
  const databaseUrl = await newDatabase();
  const query = (sql: string) => runSql(databaseUrl, sql);
  await query(supabaseSetup);
  await migratePostgres(databaseUrl);
  await query(`update contacts_private.settings set address_header = '${addressHeader}'`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PGRST_DB_URI: databaseUrl.replace('//postgres@', '//authenticator@'),
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
  };
  const { stop } = await startProgram([postgrest ?? ''], { env }, () =>
    // PostgREST returns 503 until it has read the schema.
    fetch(`${url}/contacts`, { method: 'HEAD' }).then(
      ({ status }) => status !== 503,
      () => false,
    ),
  );
  return {
    fetch: (path, init, address) =>
      fetch(url + path.replace('/rest/v1', ''), {
        ...init,
        headers: { ...init.headers, [addressHeader]: address },
      }),
    query,
    stop,
  };
}
