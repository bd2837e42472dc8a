import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, TestRunner, test } from 'vitest';
import { openDatabase } from '#server/store/sqlite/sqlite-file.ts';
import { paths } from '#shared/paths.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { newDatabase, newRole } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { sendContact, validMessage } from '#tests/support/server/messages.ts';
import { runningServer } from '#tests/support/server/running-server.ts';
import { until } from '#tests/support/server/until.ts';

/** What makes it usable again. */
type Fix = (() => unknown) | undefined;

const files: [string, RegExp, (folder: string) => Fix][] = [
  [
    'a damaged file',
    /^The database in \S+ \(DATA_DIR\) cannot be used: file is not a database \(put a backup back, as docs\/messages\.md says\)\.$/,
    (folder) => {
      writeFileSync(join(folder, 'contacts.db'), 'something else that has been put here');
      return () => rmSync(join(folder, 'contacts.db'));
    },
  ],
  [
    'a file that may only be read',
    /: E\w+: .* \(let this user write to DATA_DIR\)\.$/,
    (folder) => {
      const file = join(folder, 'contacts.db');
      openDatabase(folder).close();
      if (process.getuid?.() !== 0) {
        chmodSync(file, 0o400);
        return () => chmodSync(file, 0o600);
      }
      // Root may write to any file, but not through a read-only mount.
      const { status } = spawnSync('mount', ['--bind', '--options', 'ro', file, file]);
      const unmount = () => spawnSync('umount', [file]);
      onTestFinished(() => void unmount());
      if (status !== 0) TestRunner.getCurrentTest()?.context.skip('this root may not mount');
      return unmount;
    },
  ],
  [
    'a locked file',
    /: database is locked \(end the program that has locked it\)\.$/,
    (folder) => {
      const other = new DatabaseSync(join(folder, 'contacts.db'));
      other.exec('pragma locking_mode = exclusive; begin exclusive');
      return () => other.close();
    },
  ],
];

const servers: [string, RegExp, (url: string) => Promise<{ url: string; fix?: Fix }>][] = [
  [
    'a host that nobody knows',
    /^The database in host\.invalid\/site \(DATABASE_URL\) cannot be used: .*\(check the host in DATABASE_URL\)\.$/,
    async () => ({ url: 'postgres://user:secret@host.invalid/site' }),
  ],
  [
    'a database that is not there',
    /: database "test_\w+_later" does not exist \(create it, /,
    async (url) => {
      const later = `${url}_later`;
      return { url: later, fix: () => runSql(url, `create database ${later.split('/').at(-1)}`) };
    },
  ],
  [
    'a role without rights',
    /: permission denied for database \w+ \(to set up the tables, .*CREATEROLE/,
    async (url) => {
      const role = await newRole();
      const fix = () => runSql(url, `alter role ${role} superuser`);
      return { url: url.replace('//postgres@', `//${role}@`), fix };
    },
  ],
  [
    'a lock in the way of a migration',
    /: canceling statement due to lock timeout \(/,
    async (url) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      onTestFinished(() => client.end().catch(() => {}));
      await client.query(`
        create schema supabase_migrations;
        create table supabase_migrations.schema_migrations
          (version text primary key, statements text[], name text);
        begin;
        lock table supabase_migrations.schema_migrations`);
      return { url, fix: () => client.query('rollback') };
    },
  ],
];

async function expectPagesAlone(place: Record<string, string>, line: RegExp, fix: Fix) {
  const server = await runningServer(place);
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(`${server.url}${path}`, init)).status;
  const form = { method: 'POST', body: new URLSearchParams({ ...validMessage }) };
  const asked = [status('/'), status(paths.ready), status(paths.contactForm, form)];
  expect(await Promise.all([...asked, status(paths.health)])).toEqual([200, 503, 503, 200]);
  const failures = () => server.log().filter(({ event }) => event === 'database_failed');
  await until(() => failures().some(({ error }) => line.test(String(error))));
  expect(server.output()).not.toContain('secret');
  if (!fix) return;
  await fix();
  await until(async () => (await sendContact(server.url)).status === 201, 20_000);
  await until(async () => (await status(paths.ready)) === 200);
}

test.each(files)('%s: pages are served, messages get 503', async (_, line, spoil) => {
  const folder = makeTempFolder();
  await expectPagesAlone({ DATA_DIR: folder }, line, spoil(folder));
});

test.each(servers)('%s: pages are served, messages get 503', async (_, line, spoil) => {
  const { url, fix } = await spoil(await newDatabase());
  await expectPagesAlone({ DATABASE_URL: url }, line, fix);
});
