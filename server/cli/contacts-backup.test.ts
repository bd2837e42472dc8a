import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { manyMessages } from '#tests/support/server/messages.ts';
import {
  contacts,
  databaseWith,
  pending,
  stored,
  storedMessage,
} from '#tests/support/server/run-contacts.ts';

const rows = [
  storedMessage({ created_at: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" \u202e😀' }),
  storedMessage({ created_at: '2026-01-02T00:00:00.000Z', ...pending }),
  storedMessage({ ...pending, attempts: 3, last_error: 'Error ECONNREFUSED' }),
];

test('backs up SQLite while a server is writing', async () => {
  const data = databaseWith(...rows);
  const server = openSqliteStore(data.DATA_DIR);
  const file = join(makeTempDirectory(), 'messages.db');
  const backup = contacts(['backup', file], data);
  for (const message of manyMessages(50)) await server.insert(message);
  expect(await backup).toEqual({ code: 0, stdout: `Backed up to ${file}.\n`, stderr: '' });
  await server.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  // Restores as docs/messages.md describes.
  const restored = makeTempDirectory();
  copyFileSync(file, join(restored, 'contacts.db'));
  expect((await stored({ DATA_DIR: restored })).slice(0, 3)).toEqual(rows);
});

test('copy moves the messages of SQLite to PostgreSQL, each once, and leaves backups to pg_dump', async () => {
  const data = databaseWith(...rows);
  const both = { ...data, DATABASE_URL: await newDatabase() };
  const copied = await contacts(['copy'], both);
  expect(copied).toEqual({ code: 0, stdout: 'Copied 3 messages.\n', stderr: '' });
  expect(await stored(both)).toEqual(rows);
  const again = await contacts(['copy'], both);
  expect(again.stdout).toBe('Copied 0 messages. Skipped 3 already there.\n');
  expect(await contacts(['backup', 'file'], both)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^This command is for SQLite\. Back up PostgreSQL with pg_dump [^\n]+\n$/,
    ),
  });
  const nowhere = await contacts(['copy'], data);
  expect(nowhere.stderr).toBe('Set DATABASE_URL to the PostgreSQL database to copy to.\n');
});
