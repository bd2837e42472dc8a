import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import {
  makeDatabase,
  pendingFields,
  readStored,
  runContacts,
  storedMessage,
} from '#tests/support/server/run-contacts.ts';

test.each([
  ['DATA_DIR', async () => join(makeTempDirectory(), 'none')],
  ['DATABASE_URL', newDatabase],
])('contacts reports a missing database (%s) and creates none', async (variable, getPlace) => {
  const place = await getPlace();
  const list = () => runContacts(['list'], { [variable]: place });
  const first = await list();
  expect(first.code).toBe(1);
  const error = new RegExp(`^There is no message database in .+ \\(${variable}\\).+\n$`);
  expect(first.stderr).toMatch(error);
  // If the first command had created a database, the second would not report it as missing.
  expect(await list()).toEqual(first);
});

test.each([
  [['resend'], 'resend needs either an ID or --file-only'],
  [['export'], 'export needs either --csv or --json'],
  [['show', 'x', '--no'], "unknown option '--no'"],
  [['purge', '--before', '2026-1-5'], 'Specify a date such as 2025-12-31.'],
  [['purge', '--before', '2026-13-01'], 'Specify a date such as 2025-12-31.'],
])('contacts rejects the arguments %j with exit code 2', async (args, problem) => {
  const { code, stdout, stderr } = await runContacts(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(problem);
  expect(stderr).toContain('Run with --help for usage.\n');
});

test('list shows all messages, and search shows those that contain the given text', async () => {
  const data = makeDatabase(
    { name: 'First', created_at: '2026-01-01T00:00:00.000Z' },
    { name: 'Second', message: 'About the ÄRGER of it.', ...pendingFields },
    { name: 'Third', ...pendingFields, attempts: 2, last_error: 'Error ETIMEDOUT' },
  );
  const { stdout, stderr } = await runContacts(['list'], data);
  expect(stdout).toMatch(
    /^TIME \(UTC\)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFICATION\tMESSAGE\n.*\tFirst\t.*\n.*\n.*\n$/,
  );
  expect(stdout).toContain('pending (2 attempts)');
  expect(stderr).toBe(
    `3 messages in ${data.DATA_DIR} (DATA_DIR). Notifications: 1 sent, 2 pending\n`,
  );

  const match = await runContacts(['search', 'ärger'], data);
  expect(match.stdout).toMatch(/^TIME.*\n.*\tSecond\t.*\n$/);
  expect(match.stderr).toMatch(/^1 message in \S+ \(.+\)\. Notifications: 0 sent, 1 pending\n$/);
  const noMatch = await runContacts(['search', '%'], data);
  expect(noMatch.stdout).toMatch(/^No messages in \S+ \(.+\) contain "%"\.\n$/);
});

test('show requires an ID prefix that matches exactly one message', async () => {
  const { id } = storedMessage();
  const start = id.slice(0, -1);
  const data = makeDatabase({ id: `${start}0` }, { id: `${start}1` });
  const showError = async (text: string) => (await runContacts(['show', text], data)).stderr;
  expect(await showError('')).toBe('Specify a message ID, or its first characters.\n');
  expect(await showError(start)).toMatch(/^"[^\n]+" matches 2 messages\. Use more of the ID\.\n$/);
  expect(await showError('x\u202e%')).toBe('No message ID starts with "x %".\n');
});

test('resend makes one notification due again, or all that were only written to files', async () => {
  const sentMessage = storedMessage();
  const data = makeDatabase(sentMessage, { notified_at: null }, { notified_at: null });
  const readDue = async () =>
    (await readStored(data)).filter(
      ({ notified_at, next_attempt_at }) => !notified_at && next_attempt_at,
    );
  const resentOne = await runContacts(['resend', sentMessage.id.slice(0, 13).toUpperCase()], data);
  expect(resentOne.stdout).toMatch(/^Queued 1 notification\. A server with SMTP_URL sends /);
  expect(await readDue()).toMatchObject([{ id: sentMessage.id }]);
  const resentAll = await runContacts(['resend', '--file-only'], data);
  expect(resentAll.stdout).toMatch(/^Queued 2 notifications\. /);
  expect(await readDue()).toHaveLength(3);
  const resentNone = await runContacts(['resend', '--file-only'], data);
  expect(resentNone.stdout).toBe('All notifications have been sent or are pending.\n');
});

test('visitor input cannot control the terminal', async () => {
  // The server rejects escape characters, but accepts the characters below.
  const unsafeMessage = storedMessage({
    name: '\u202egro.elpmaxe',
    company: 'x'.repeat(200),
    message: 'first\n\tsecond \u2066hidden',
  });
  const data = makeDatabase(unsafeMessage);
  const list = await runContacts(['list'], data);
  const show = await runContacts(['show', unsafeMessage.id], data);
  const json = await runContacts(['export', '--json'], data);
  expect(list.stdout + show.stdout + json.stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(show.stdout).toContain('x'.repeat(200));
  expect(show.stdout).toContain('first\n\tsecond hidden');
  expect(JSON.parse(json.stdout)).toEqual(unsafeMessage);
});

test('visitor input in CSV is quoted and cannot run as a formula', async () => {
  const cells = {
    'Say "hi", ok': '"Say ""hi"", ok"',
    'two\nlines': '"two\nlines"',
    'two\tcells': '"two\tcells"',
    '\t=1': `"'\t=1"`,
    // In some locales a semicolon separates cells.
    ';=1+1': `"';=1+1"`,
    ',=1': `"',=1"`,
    ...Object.fromEntries([...'=+-@＝＋－＠'].map((sign) => [`${sign}1`, `'${sign}1`])),
  };
  const data = makeDatabase(...Object.keys(cells).map((message) => ({ message })));
  const { stdout } = await runContacts(['export', '--csv'], data);
  for (const cell of Object.values(cells)) expect(stdout).toContain(`,${cell},2026-`);
  expect(stdout.endsWith('\r\n')).toBe(true);
});

test('export writes a new file that only its owner can read', async () => {
  const data = makeDatabase({});
  const file = join(makeTempDirectory(), 'out.csv');
  const exportTo = (out: string) => runContacts(['export', '--csv', '--out', out], data);
  expect((await exportTo(file)).stdout).toBe(`Exported to ${file}.\n`);
  const written = readFileSync(file, 'utf8');
  expect(written).toContain(validMessage.email);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secondExport = await exportTo(file);
  expect(secondExport.stderr).toBe(`${file} already exists. Choose another name.\n`);
  expect(readFileSync(file, 'utf8')).toBe(written);
  const failedExport = await exportTo(join(file, 'none'));
  expect(failedExport.stderr).toBe(`${join(file, 'none')} cannot be written: not a directory.\n`);
});

const rows = [
  storedMessage({ created_at: '2026-01-01T00:00:00.000Z', message: 'a\u2028b\n"c" \u202e😀' }),
  storedMessage({ created_at: '2026-01-02T00:00:00.000Z', ...pendingFields }),
  storedMessage({ ...pendingFields, attempts: 3, last_error: 'Error ECONNREFUSED' }),
];

test('backup copies an SQLite database while a server is writing to it', async () => {
  const data = makeDatabase(...rows);
  const server = openSqliteStore(data.DATA_DIR);
  const file = join(makeTempDirectory(), 'messages.db');
  const backup = runContacts(['backup', file], data);
  for (const message of manyMessages(20)) await server.insert(message);
  expect(await backup).toEqual({ code: 0, stdout: `Backed up to ${file}.\n`, stderr: '' });
  await server.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  // Restores the backup as docs/messages.md describes.
  const restored = makeTempDirectory();
  copyFileSync(file, join(restored, 'contacts.db'));
  expect((await readStored({ DATA_DIR: restored })).slice(0, 3)).toEqual(rows);
});

test('copy adds each message to PostgreSQL once', async () => {
  const data = makeDatabase(...rows);
  const bothDatabases = { ...data, DATABASE_URL: await newDatabase() };
  expect((await runContacts(['copy'], bothDatabases)).stdout).toBe('Copied 3 messages.\n');
  expect(await readStored(bothDatabases)).toEqual(rows);
  const secondCopy = await runContacts(['copy'], bothDatabases);
  expect(secondCopy.stdout).toBe('Copied 0 messages. Skipped 3 that PostgreSQL already had.\n');
  // PostgreSQL has its own tool for backups.
  const backup = await runContacts(['backup', 'file'], bothDatabases);
  expect(backup.stderr).toMatch(/^This command is for SQLite\. Back up PostgreSQL with pg_dump /);
  const failedCopy = await runContacts(['copy'], data);
  expect(failedCopy.stderr).toBe('Set DATABASE_URL to the PostgreSQL database to copy to.\n');
});

test('copy names the database that it cannot read', async () => {
  const data = makeDatabase(...rows);
  using database = new DatabaseSync(join(data.DATA_DIR, 'contacts.db'));
  database.exec('alter table contacts rename column attempts to tries');
  const { stderr } = await runContacts(['copy'], { ...data, DATABASE_URL: await newDatabase() });
  expect(stderr).toMatch(/^The database in \S+ \(DATA_DIR\) cannot be used: no such column/);
});
