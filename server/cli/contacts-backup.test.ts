import { copyFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  contacts,
  emptyPlaces,
  store,
  stored,
  storedMessage,
  waiting,
} from '#tests/support/server/run-contacts.ts';

const rows = [
  storedMessage({ created_at: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" \u202e😀' }),
  storedMessage({ created_at: '2026-01-02T00:00:00.000Z', ...waiting }),
  storedMessage({ ...waiting, attempts: 3, last_error: 'Error ECONNREFUSED' }),
];

const { SQLite: makePlace, PostgreSQL: makePostgres } = emptyPlaces;

test('backs up SQLite beside a writing server', async () => {
  const environment = await makePlace();
  await store(environment, rows);
  const server = openSqliteStore(environment['DATA_DIR'] ?? '');
  const file = join(makeTempFolder(), 'messages.db');
  const backup = contacts(['backup', file], environment);
  for (let index = 0; index < 50; index += 1) {
    await server.insert([{ ...validMessage, message: `during ${index}` }]);
  }
  expect(await backup).toEqual({ code: 0, stdout: `Backed up in ${file}.\n`, stderr: '' });
  await server.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  // Restores as docs/messages.md describes.
  const restored = await makePlace();
  copyFileSync(file, join(restored['DATA_DIR'] ?? '', 'contacts.db'));
  expect((await stored(restored)).slice(0, 3)).toEqual(rows);
  rmSync(file);
});

test('copy moves the messages of SQLite to PostgreSQL, each once, and leaves backups to pg_dump', async () => {
  const environment = await makePostgres();
  await store({ DATA_DIR: environment['DATA_DIR'] }, rows);
  const copied = await contacts(['copy'], environment);
  expect(copied).toEqual({ code: 0, stdout: 'Copied 3 messages.\n', stderr: '' });
  expect(await stored(environment)).toEqual(rows);
  expect((await contacts(['copy'], environment)).stdout).toBe(
    'Copied 0 messages. Skipped 3 already there.\n',
  );
  const { code, stderr } = await contacts(['backup', 'file'], environment);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PostgreSQL makes its own backups: pg_dump [^\n]+\n$/);
  const nowhere = await contacts(['copy'], { DATA_DIR: environment['DATA_DIR'] });
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: 'Set DATABASE_URL to the PostgreSQL to copy them to.\n',
  });
});
