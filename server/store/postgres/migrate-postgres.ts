import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '#server/folders/root.ts';
import type { Sql, SqlDatabase } from '#server/store/sql-database.ts';

/** Any number of ours will do, as long as all replicas ask for the same. */
const lockKey = 5_714_293_811;

/** The syntax of the migrations needs it. */
const oldestVersion = 14;

interface Migration {
  version: string;
  name: string;
  file: string;
}

/**
 * Brings the schema up to date, all or nothing. Replicas that start together wait for
 * each other. The ledger is the one that Supabase's own tool keeps, so that either may
 * apply a migration and the other knows.
 */
export async function migratePostgres(database: SqlDatabase): Promise<void> {
  const migrations = listMigrations();
  await refuseUnfit(database);
  // Where nothing is to be done, no right to do it is needed.
  if ((await findPending(database, migrations)).length === 0) return;

  await database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await createLedger(sql);
    for (const { version, name, file } of await findPending(sql, migrations)) {
      const script = readFileSync(file, 'utf8');
      await sql.script(script);
      await sql.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [script]],
      );
    }
  });
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

async function findPending(sql: Sql, migrations: Migration[]): Promise<Migration[]> {
  const ledger = await sql.query(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as found`,
  );
  if (ledger.rows[0]?.['found'] !== true) return migrations;
  const { rows } = await sql.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map((row) => row['version']));
  return migrations.filter(({ version }) => !applied.has(version));
}

/** Only where it is missing: `if not exists` would ask for the right to create it all the same. */
async function createLedger(sql: Sql): Promise<void> {
  const { rows } = await sql.query(`
    select
      to_regnamespace('supabase_migrations') is null as no_schema,
      to_regclass('supabase_migrations.schema_migrations') is null as no_table
  `);
  if (rows[0]?.['no_schema'] === true) await sql.script('create schema supabase_migrations');
  if (rows[0]?.['no_table'] === true) {
    await sql.script(`
      create table supabase_migrations.schema_migrations (
        version text not null primary key,
        statements text[],
        name text
      )
    `);
  }
}

async function refuseUnfit(sql: Sql): Promise<void> {
  const { rows } = await sql.query(`
    select
      current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding
  `);
  const { version, encoding } = rows[0] ?? {};
  if (Number(version) < oldestVersion * 10_000) {
    throw new Error(`PostgreSQL ${oldestVersion} or newer is needed`);
  }
  if (encoding !== 'UTF8') {
    throw new Error(
      `its encoding is ${String(encoding)}, which cannot hold every letter: make another one with createdb --encoding UTF8 --locale C.UTF-8 --template template0 NAME`,
    );
  }
}
