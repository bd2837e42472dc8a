import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { rootFolder } from '#server/folders/root.ts';
import { inTransaction, postgresPool } from './postgres-pool.ts';

/** Any number will do, as long as all replicas ask for the same. */
const lockKey = 5_714_293_811;

/** The syntax of the migrations needs it. */
const oldestVersion = 14;

interface Migration {
  version: string;
  name: string;
  file: string;
}

// `if not exists` would ask for the right to create them where they are there, too.
const createLedger = `
  do $$
  begin
    if to_regnamespace('supabase_migrations') is null then
      create schema supabase_migrations;
    end if;
    if to_regclass('supabase_migrations.schema_migrations') is null then
      create table supabase_migrations.schema_migrations (
        version text not null primary key,
        statements text[],
        name text
      );
    end if;
  end
  $$
`;

/**
 * Brings the schema of the PostgreSQL at `url` up to date, all or nothing. Replicas that start
 * together wait for each other. The ledger is the one that Supabase's own tool keeps, so that
 * either may apply a migration and the other knows.
 */
export async function migratePostgres(url: string): Promise<void> {
  const pool = postgresPool(url, { patient: true });
  try {
    await refuseUnfit(pool);
    const migrations = listMigrations();
    // Where nothing is to be done, no right to do it is needed.
    if ((await findPending(pool, migrations)).length === 0) return;
    await inTransaction(pool, (client) => applyPending(client, migrations));
  } finally {
    await pool.end();
  }
}

async function applyPending(client: PoolClient, migrations: Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query(createLedger);
  for (const { version, name, file } of await findPending(client, migrations)) {
    const script = readFileSync(file, 'utf8');
    await client.query(script);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [script]],
    );
  }
}

function listMigrations(): Migration[] {
  const folder = join(rootFolder(), 'supabase/migrations');
  return readdirSync(folder)
    .toSorted()
    .flatMap((fileName) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(fileName) ?? [];
      return version && name ? [{ version, name, file: join(folder, fileName) }] : [];
    });
}

async function findPending(
  database: Pool | PoolClient,
  migrations: Migration[],
): Promise<Migration[]> {
  const ledger = await database.query<{ found: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as found`,
  );
  if (!ledger.rows[0]?.found) return migrations;
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version));
}

async function refuseUnfit(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(`
    select
      current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding
  `);
  const { version = 0, encoding } = rows[0] ?? {};
  if (version < oldestVersion * 10_000) {
    throw new Error(`PostgreSQL ${oldestVersion} or newer is needed`);
  }
  if (encoding !== 'UTF8') {
    throw new Error(
      `its encoding is ${encoding}, which cannot hold every letter: make another one with createdb --encoding UTF8 --locale C.UTF-8 --template template0 NAME`,
    );
  }
}
