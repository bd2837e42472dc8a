import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { findProjectRoot } from '#server/project-root.ts';
import { inTransaction, postgresPool } from './postgres-pool.ts';

/** Identifies the lock that all replicas take. The number is arbitrary. */
const lockKey = 5_714_293_811;

// Looks for the table first, because `if not exists` requires the right to create a schema even if the schema exists.
const createHistory = `
  do $$
  begin
    if to_regclass('supabase_migrations.schema_migrations') is null then
      create schema if not exists supabase_migrations;
      create table supabase_migrations.schema_migrations
        (version text not null primary key, statements text[], name text);
    end if;
  end
  $$
`;

/**
 * Applies the pending migrations in one transaction, one replica at a time. Records them in the Supabase
 * CLI's migration history, so that neither the server nor the CLI applies a migration twice. Waits for a lock for at
 * most three seconds, because inserts queue behind the migration.
 */
export async function migratePostgres(url: string): Promise<void> {
  const pool = postgresPool(url, { timeLimit: false });
  try {
    await inTransaction(pool, applyPending);
  } finally {
    await pool.end();
  }
}

async function applyPending(client: PoolClient): Promise<void> {
  await requireUtf8(client);
  await client.query(`set local lock_timeout = '3s'`);
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query(createHistory);
  const history = await client.query('select version from supabase_migrations.schema_migrations');
  const appliedVersions = new Set(history.rows.map(({ version }) => version));

  const directory = join(findProjectRoot(), 'supabase/migrations');
  for (const fileName of readdirSync(directory).toSorted()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(fileName) ?? [];
    if (!version || appliedVersions.has(version)) continue;
    const script = readFileSync(join(directory, fileName), 'utf8');
    await client.query(script);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [script]],
    );
  }
}

async function requireUtf8(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_encoding') as encoding`);
  const { encoding } = rows[0];
  if (encoding !== 'UTF8') {
    throw new Error(
      `its encoding is ${encoding}, which cannot store every character: create a new database with createdb --encoding UTF8 --locale C.UTF-8 --template template0 NAME`,
    );
  }
}
