import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts';
import { openDatabase } from '#server/store/sqlite/sqlite-file.ts';
import { paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, newRole } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';

/** Expects pages, status 503 for messages, and an error in the log that matches `line`; after the fix, messages too. */
async function expectOnlyPages(
  env: Record<string, string>,
  line: RegExp,
  fix?: () => unknown,
): Promise<void> {
  const server = await runningServer(env);
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.url}${path}`, init)).status;
  const form = { method: 'POST', body: new URLSearchParams({ ...validMessage }) };
  const statuses = [status('/'), status(paths.contactForm, form), status(paths.health)];
  expect(await Promise.all(statuses)).toEqual([200, 503, 200]);
  expect(await server.isReady()).toBe(false);
  const failures = () => server.log().filter(({ event }) => event === 'database_failed');
  await until(() => failures().some(({ error }) => line.test(String(error))));
  expect(server.output()).not.toContain('secret');
  if (!fix) return;
  await fix();
  await until(async () => (await sendContact(server.url)).status === 201, 20_000);
  await until(server.isReady);
}

describe('the server still serves pages despite an SQLite failure', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = makeTempDirectory();
    file = join(directory, 'contacts.db');
  });

  test('a damaged file', () => {
    writeFileSync(file, 'something else that has been put here');
    const line =
      /^The database in \S+ \(DATA_DIR\) cannot be used: file is not a database \(restore a backup: see docs\/messages\.md\)\.$/;
    return expectOnlyPages({ DATA_DIR: directory }, line, () => rmSync(file));
  });

  test('a read-only file', ({ skip }) => {
    openDatabase(directory).close();
    const line = /: E\w+: .* \(give this user write access to DATA_DIR\)\.$/;
    if (process.getuid?.() !== 0) {
      chmodSync(file, 0o400);
      return expectOnlyPages({ DATA_DIR: directory }, line, () => chmodSync(file, 0o600));
    }
    // Root can write to any file, but not through a read-only mount.
    const { status } = spawnSync('mount', ['--bind', '--options', 'ro', file, file]);
    if (status !== 0) skip('root is not allowed to mount here');
    const unmount = () => spawnSync('umount', [file]);
    onTestFinished(() => void unmount());
    return expectOnlyPages({ DATA_DIR: directory }, line, unmount);
  });

  test('a directory that cannot be created', () =>
    expectOnlyPages({ DATA_DIR: '/proc/website' }, /: ENOENT/));

  test('a locked file', () => {
    const other = new DatabaseSync(file);
    other.exec('pragma locking_mode = exclusive; begin exclusive');
    const line = /: database is locked \(stop the program that has locked it\)\.$/;
    return expectOnlyPages({ DATA_DIR: directory }, line, () => other.close());
  });
});

describe('the server still serves pages despite a PostgreSQL failure', () => {
  test('a host name that does not resolve', () =>
    expectOnlyPages(
      { DATABASE_URL: 'postgres://user:secret@host.invalid/site' },
      /^The database in host\.invalid\/site \(DATABASE_URL\) cannot be used: .*\(check the host in DATABASE_URL\)\.$/,
    ));

  test('a database that does not exist', async () => {
    const url = await newDatabase();
    const later = `${url}_later`;
    const line = /: database "test_\w+_later" does not exist \(create it, /;
    await expectOnlyPages({ DATABASE_URL: later }, line, () =>
      runSql(url, `create database ${later.split('/').at(-1)}`),
    );
  });

  test('a role without privileges', async () => {
    const url = await newDatabase();
    const role = await newRole();
    const line = /: permission denied for database \w+ \(to create the tables, .*CREATEROLE/;
    await expectOnlyPages({ DATABASE_URL: url.replace('//postgres@', `//${role}@`) }, line, () =>
      runSql(url, `alter role ${role} superuser`),
    );
  });

  test('a lock that blocks a migration', async () => {
    const url = await newDatabase();
    await migratePostgres(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    await client.query('begin; lock table supabase_migrations.schema_migrations');
    const line = /: canceling statement due to lock timeout \(/;
    await expectOnlyPages({ DATABASE_URL: url }, line, () => client.query('rollback'));
  });
});
