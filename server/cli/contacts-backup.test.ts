import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactColumns, contactFields } from '#contract/contact.ts';
import type { Environment } from '#server/settings/env.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  emptyPlaces,
  noDatabase,
  store,
  stored,
  storedContact,
  waiting,
} from '#tests/support/server/run-contacts.ts';

const rows = [
  storedContact({ createdAt: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" 😀' }),
  storedContact({ createdAt: '2026-01-02T00:00:00.000Z', ...waiting }),
  storedContact({ ...waiting, attempts: 3, lastError: 'Error ECONNREFUSED' }),
];

// What no message of that version has.
const later = Object.fromEntries(
  contactColumns.filter((column) => contactFields[column].addedLater).map((column) => [column, '']),
);
const rowsOf010 = [
  storedContact({
    ...later,
    id: '11111111-1111-4111-8111-111111111111',
    createdAt: '2026-01-01T00:00:00.000Z',
    message: 'a\u2028b\n"c" 😀 \u202edrawkcab',
    notifiedAt: '2026-01-01T00:00:01.000Z',
  }),
  storedContact({
    ...later,
    id: '22222222-2222-4222-8222-222222222222',
    createdAt: '2026-01-02T00:00:00.000Z',
    name: 'Grace Hopper',
    email: 'grace@compiler.example',
    message: 'Hello',
    ...waiting,
    nextAttemptAt: '2026-01-02T00:00:00.000Z',
  }),
  storedContact({
    ...later,
    id: '33333333-3333-4333-8333-333333333333',
    message: 'Hello',
    ...waiting,
    attempts: 3,
    nextAttemptAt: '2026-01-31T13:00:00.000Z',
    lastError: 'Error ECONNREFUSED',
  }),
];

async function backUp(environment: Environment): Promise<string> {
  const file = join(makeTempFolder(), 'backup.gz');
  const { code, stderr } = await contacts(['backup', file], environment);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return file;
}

const { SQLite: makePlace, PostgreSQL: makePostgres } = emptyPlaces;

test.each([
  ['SQLite', 'PostgreSQL', makePlace, makePostgres],
  ['PostgreSQL', 'SQLite', makePostgres, makePlace],
])('a backup of %s is restored into %s as it was', async (_, _to, makeFrom, makeTo) => {
  const [from, to] = [await makeFrom(), await makeTo()];
  await store(from, rows);
  const file = await backUp(from);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await contacts(['restore', file], to)).toEqual({
    code: 0,
    stdout: 'Restored 3 messages, 2 to be mailed.\n',
    stderr: '',
  });
  expect(await stored(to)).toEqual(rows);
});

// The store's own tests hold the archive over every database; these hold the commands.
describe('on SQLite', () => {
  test.each([
    ['restore', 'Restored 3 messages, 2 to be mailed.\n'],
    ['import', 'Imported 3 messages.\n'],
  ])('%s reads a backup of version 0.1.0', async (command, words) => {
    const environment = await makePlace();
    const file = join(import.meta.dirname, 'files/backup-0.1.0.gz');
    expect((await contacts([command, file], environment)).stdout).toBe(words);
    expect(await stored(environment)).toEqual(rowsOf010);
  });

  test('what is there is not replaced unasked', async () => {
    const environment = await makePlace();
    await store(environment, rows);
    const file = await backUp(environment);
    const later = storedContact({ createdAt: new Date(Date.now() + 60_000).toISOString() });
    await store(environment, [later]);

    const refused = await contacts(['restore', file], environment);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^This deletes all 4 messages in the database, sent by Ada Lovelace <ada@analytical.example>, and puts the 3 messages of the backup of [-\d]+ [:\d]+ \(UTC\) in their place. 1 arrived after that backup was made. Nothing was changed: [^\n]+\n$/,
    );
    expect(await stored(environment)).toHaveLength(4);

    const { stdout } = await contacts(['restore', file, '--yes', '--json'], environment);
    expect(JSON.parse(stdout)).toEqual({ restored: 3, replaced: 4, waiting: 2 });
    expect(await stored(environment)).toEqual(rows);
  });

  test('what was mailed after the backup is not mailed again', async () => {
    const environment = await makePlace();
    await store(environment, rows);
    const file = await backUp(environment);
    await contacts(['purge', '--older-than', '1d', '--yes'], environment);
    const mailed = rows.map((row) => storedContact({ ...row, ...mail }));
    await store(environment, mailed.slice(0, 2));

    const { stdout } = await contacts(['restore', file, '--yes'], environment);
    expect(stdout).toBe('Restored 3 messages, 1 to be mailed.\n');
    expect(await stored(environment)).toEqual([rows[0], mailed[1], rows[2]]);
  });

  test('mails that were written as files go with the messages that a restore replaces', async () => {
    const environment = await makePlace();
    await store(environment, rows);
    const file = await backUp(environment);
    const later = storedContact({ createdAt: '2026-03-01T00:00:00.000Z' });
    await store(environment, [later]);
    const folder = join(environment['DATA_DIR'] ?? '', 'mail');
    mkdirSync(folder);
    for (const { id } of [...rows, later]) writeFileSync(join(folder, `${id}.eml`), 'mail');
    await contacts(['restore', file, '--yes'], environment);
    expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ id }) => `${id}.eml`).toSorted());
  });

  test('a file that was cut short changes nothing', async () => {
    const environment = await makePlace();
    await store(environment, rows);
    const file = await backUp(environment);
    truncateSync(file, statSync(file).size - 10);
    const { code, stderr } = await contacts(['restore', file, '--yes'], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\S+: this [^\n]+ cut short[^\n]* Nothing was restored.\n$/);
    expect(await stored(environment)).toEqual(rows);
  });

  test('where there is nothing, none is written over an older one', async () => {
    const environment = await makePlace();
    await store(environment, rows);
    const file = await backUp(environment);
    const before = readFileSync(file);
    const { code, stderr } = await contacts(['backup', file], await makePlace());
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(noDatabase) });
    expect(readFileSync(file)).toEqual(before);
  });
});

const mail = {
  notifiedAt: '2026-02-02T00:00:00.000Z',
  attempts: 9,
  nextAttemptAt: null,
  lastError: null,
};
