import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import { openSqliteStore } from './sqlite.ts';

test('a store waits for another process’s write without blocking its own process', async () => {
  const directory = makeTempDirectory();
  const store = openSqliteStore(directory);
  const other = new DatabaseSync(join(directory, 'contacts.db'));
  for (const write of [() => store.insert(validMessage), () => store.claimDue()]) {
    other.exec('begin immediate');
    // A blocking wait would not let this timer fire.
    setTimeout(() => other.exec('rollback'), 100);
    expect(await write()).toBeTruthy();
  }
});
