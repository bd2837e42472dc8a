import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseLocation } from '#server/settings/env.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { explainDatabaseError } from './database-errors.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { openDatabase } from './sqlite/sqlite-file.ts';

/** Opens the database, which must fail, and returns the explanation. */
async function explain(open: () => unknown, location: DatabaseLocation): Promise<string> {
  try {
    await open();
  } catch (error) {
    return explainDatabaseError(error, location).message;
  }
  throw new Error('the database can be used');
}

describe('an SQLite error says what to do:', () => {
  let directory: string;
  let file: string;
  const explanation = () =>
    explain(() => openDatabase(directory), { dataDir: directory, databaseUrl: undefined });

  beforeEach(() => {
    directory = makeTempDirectory();
    file = join(directory, 'contacts.db');
  });

  test('a damaged file', async () => {
    writeFileSync(file, 'something else that has been put here');
    expect(await explanation()).toBe(
      `The database in ${directory} (DATA_DIR) cannot be used: file is not a database (restore a backup: see docs/messages.md).`,
    );
  });

  test('a read-only file', async ({ skip }) => {
    openDatabase(directory).close();
    // Root can write to any file, but not through a read-only mount.
    const isRoot = process.getuid?.() === 0;
    const command = isRoot ? ['mount', '--bind', '-o', 'ro', file] : ['chmod', '400'];
    if (spawnSync(command[0] ?? '', [...command.slice(1), file]).status !== 0)
      skip('root is not allowed to mount here');
    if (isRoot) onTestFinished(() => void spawnSync('umount', [file]));
    expect(await explanation()).toMatch(
      /: E\w+: .* \(give this user write access to DATA_DIR\)\.$/,
    );
  });

  test('a locked file', async () => {
    using other = new DatabaseSync(file);
    other.exec('pragma locking_mode = exclusive; begin exclusive');
    expect(await explanation()).toMatch(/: database is locked \(another program, .*\)\.$/);
  });
});

test('a PostgreSQL error says what to do: a lock that blocks a migration', async () => {
  const url = await newDatabase();
  await migratePostgres(url);
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; lock table supabase_migrations.schema_migrations');
  expect(await explain(() => migratePostgres(url), { dataDir: '', databaseUrl: url })).toMatch(
    /^The database in [\d.:]+\/test_\w+ \(DATABASE_URL\) cannot be used: canceling statement due to lock timeout \(another connection .*\)\.$/,
  );
});
