import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { openSqliteStore } from './sqlite.ts';
import { openSqliteAdmin } from './sqlite-admin.ts';

test('the SQLite store works with a newer server’s schema without changing it', async () => {
  const directory = makeTempDirectory();
  await openSqliteStore(directory).close();
  const database = new DatabaseSync(join(directory, 'contacts.db'));
  database.exec(`
    alter table contacts add column later text not null default '' check (length(later) <= 40);
    alter table contacts add column later_still text;
    create index contacts_by_later on contacts (later);
    pragma user_version = 99;
  `);

  const store = openSqliteStore(directory);
  await store.insert(validMessage);
  expect(await store.claimDue()).toMatchObject(validMessage);
  await store.checkWritable();
  const admin = openSqliteAdmin(directory);
  expect(await Array.fromAsync(admin?.read() ?? [])).toMatchObject([validMessage]);
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 99 });
});

test('the SQLite store waits for another process’s write without blocking its own process', async () => {
  const directory = makeTempDirectory();
  const store = openSqliteStore(directory);
  const otherConnection = new DatabaseSync(join(directory, 'contacts.db'));
  for (const write of [() => store.insert(validMessage), () => store.claimDue()]) {
    otherConnection.exec('begin immediate');
    // A blocking wait would not let this timer fire.
    setTimeout(() => otherConnection.exec('rollback'), 100);
    expect(await write()).toBeTruthy();
  }
});
