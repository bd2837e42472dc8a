import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, TestRunner, test } from 'vitest';
import { openDatabase } from '#server/store/sqlite/sqlite-file.ts';
import { paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, sharedPostgres } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';

interface Unusable {
  environment: Record<string, string>;
  /** What the log says. */
  line: RegExp;
  /** Makes it usable again. */
  mend?: () => unknown;
}

const cases: Record<string, () => Unusable | Promise<Unusable>> = {
  'a host that nobody knows': () => ({
    environment: { DATABASE_URL: 'postgres://user:secret@host.invalid/site' },
    line: /^The database in host\.invalid\/site \(DATABASE_URL\) cannot be used: .*\(check the host in DATABASE_URL\)\.$/,
  }),
  'a role that is not there': async () => ({
    environment: { DATABASE_URL: (await newDatabase()).replace('//postgres@', '//nobody@') },
    line: /cannot be used: role "nobody" does not exist \(check user and password in DATABASE_URL\)\.$/,
  }),
  'a database that is not there': async () => {
    const url = await sharedPostgres();
    const name = `later_${crypto.randomUUID().replaceAll('-', '')}`;
    return {
      environment: { DATABASE_URL: url.replace(/[^/]+$/, name) },
      line: /cannot be used: database "later_\w+" does not exist \(create it, /,
      mend: () => runSql(url, `create database ${name}`),
    };
  },
  'a role without rights': async () => {
    const url = await newDatabase();
    const role = `role_${crypto.randomUUID().replaceAll('-', '')}`;
    await runSql(url, `create role ${role} login`);
    return {
      environment: { DATABASE_URL: url.replace('//postgres@', `//${role}@`) },
      line: /cannot be used: permission denied for database \w+ \(to set up the tables, .*CREATEROLE/,
      mend: () => runSql(url, `alter role ${role} superuser`),
    };
  },
  'tables of a version before 1.0.0': async () => {
    const url = await newDatabase();
    await runSql(url, 'create schema contacts_private; create table public.contacts (id uuid)');
    return {
      environment: { DATABASE_URL: url },
      line: /\(a version before 1\.0\.0 made its tables: use another database\)\.$/,
    };
  },
  'a lock in the way of a migration': async () => {
    const url = await newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    await client.query(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations
        (version text primary key, statements text[], name text);
      begin;
      lock table supabase_migrations.schema_migrations`);
    return {
      environment: { DATABASE_URL: url },
      line: /cannot be used: canceling statement due to lock timeout \(/,
      mend: () => client.query('rollback'),
    };
  },
  'a folder that cannot be made': () => ({
    environment: { DATA_DIR: '/proc/data' },
    line: /^The database in \/proc\/data \(DATA_DIR\) cannot be used: ENOENT/,
  }),
  'a file in place of the folder': () => {
    const file = join(makeTempFolder(), 'file');
    writeFileSync(file, '');
    return {
      environment: { DATA_DIR: file },
      line: /cannot be used: ENOTDIR/,
      mend: () => rmSync(file),
    };
  },
  'a damaged file': () => {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'contacts.db'), 'something else that has been put here');
    return {
      environment: { DATA_DIR: folder },
      line: /cannot be used: file is not a database \(put a backup back, as docs\/messages\.md says\)\.$/,
      mend: () => rmSync(join(folder, 'contacts.db')),
    };
  },
  'a file that may only be read': () => {
    const folder = makeTempFolder();
    const file = join(folder, 'contacts.db');
    openDatabase(folder).close();
    const line = /cannot be used: E\w+: .* \(let this user write to DATA_DIR\)\.$/;
    const environment = { DATA_DIR: folder };
    if (process.getuid?.() !== 0) {
      chmodSync(file, 0o400);
      return { environment, line, mend: () => chmodSync(file, 0o600) };
    }
    // Root may write to any file, but not through a read-only mount.
    const { status } = spawnSync('mount', ['--bind', '--options', 'ro', file, file]);
    const unmount = () => spawnSync('umount', [file]);
    onTestFinished(() => void unmount());
    if (status !== 0) TestRunner.getCurrentTest()?.context.skip('this root may not mount');
    return { environment, line, mend: unmount };
  },
  'a locked file': () => {
    const folder = makeTempFolder();
    const other = new DatabaseSync(join(folder, 'contacts.db'));
    other.exec('pragma locking_mode = exclusive; begin exclusive');
    return {
      environment: { DATA_DIR: folder },
      line: /cannot be used: database is locked \(end the program that has locked it\)\.$/,
      mend: () => other.close(),
    };
  },
  'the file of a version before 1.0.0': () => {
    const folder = makeTempFolder();
    const database = new DatabaseSync(join(folder, 'contacts.db'));
    database.exec('create table contacts (id text); pragma user_version = 4');
    database.close();
    return {
      environment: { DATA_DIR: folder },
      line: /cannot be used: a version before 1\.0\.0 made contacts\.db: move it away\.$/,
    };
  },
};

test.each(Object.entries(cases))('%s: pages are served, messages get 503', async (_, spoil) => {
  const { environment, line, mend } = await spoil();
  const server = await runningServer({ DATA_DIR: makeTempFolder(), ...environment });
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.url}${path}`, init)).status;
  const form = { method: 'POST', body: new URLSearchParams({ ...validMessage }) };
  const asked = [
    status('/'),
    status(paths.ready),
    status(paths.contactForm, form),
    status(paths.health),
  ];
  expect(await Promise.all(asked)).toEqual([200, 503, 503, 200]);
  const failures = () => server.log().filter(({ event }) => event === 'database_failed');
  await until(() => failures().some(({ error }) => line.test(String(error))));
  expect(server.output()).not.toContain('secret');
  if (!mend) return;
  await mend();
  await until(async () => (await sendContact(server.url)).status === 201, 20_000);
  await until(async () => (await status(paths.ready)) === 200);
});
