import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#generator/root.ts';
import { messageColumns } from '#shared/message.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  contacts,
  databaseWith,
  pending,
  stored,
  storedMessage,
} from '#tests/support/server/run-contacts.ts';

describe('the database', () => {
  test.each([
    ['DATA_DIR', async () => join(makeTempDirectory(), 'none')],
    ['DATABASE_URL', newDatabase],
  ])('is reported if missing, and not created: %s', async (variable, makePlace) => {
    const place = await makePlace();
    const { code, stdout, stderr } = await contacts(['list'], { [variable]: place });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no message database in .+\n$/);
    expect(stderr).toContain(`(${variable})`);
    expect(existsSync(place)).toBe(false);
  });

  test('may be empty', async () => {
    const place = databaseWith();
    const directory = place.DATA_DIR;
    const list = await contacts(['list'], place);
    expect(list.stdout).toBe(`There are no messages in ${directory} (DATA_DIR).\n`);
    const csv = await contacts(['export', '--csv'], place);
    expect(csv.stdout).toBe(`\ufeffid,created_at,${messageColumns.join()},notified_at\r\n`);
    expect(readdirSync(directory)).toEqual(['contacts.db']);
  });

  test('is not migrated by a command', async () => {
    const directory = makeTempDirectory();
    writeFileSync(join(directory, 'contacts.db'), '');
    const { stderr } = await contacts(['list'], { DATA_DIR: directory });
    expect(stderr).toMatch(/ \(start this version of the server first: [^\n]+\n$/);
  });

  test.skipIf(!existsSync('/dev/full'))('is not reported as the cause when stdout is full', () => {
    const command = '"$0" server/cli/main.ts export --json > /dev/full';
    const { stderr, status } = spawnSync('sh', ['-c', command, process.execPath], {
      cwd: root,
      env: databaseWith({}),
      encoding: 'utf8',
    });
    expect(stderr).toBe('The output cannot be written: no space left on device.\n');
    expect(status).toBe(1);
  });
});

test('list and search show the matching messages', async () => {
  const place = databaseWith(
    { name: 'First', created_at: '2026-01-01T00:00:00.000Z' },
    { name: 'Second', message: 'About the ÄRGER of it.', ...pending },
    { name: 'Third', ...pending, attempts: 2, last_error: 'Error ETIMEDOUT' },
    { name: 'Fourth', created_at: '2026-03-01T00:00:00.000Z' },
  );
  const { stdout, stderr } = await contacts(['list'], place);
  const [head, ...lines] = stdout.trimEnd().split('\n');
  expect(head).toBe('TIME (UTC)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFIED\tMESSAGE');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('\tFirst\t');
  expect(stdout).toContain('not yet (2 attempts)');
  expect(stderr).toBe(`4 messages in ${place.DATA_DIR} (DATA_DIR): 2 sent, 2 pending\n`);

  const found = await contacts(['search', 'ärger'], place);
  expect(found.stdout).toMatch(/^TIME.*\n.*\tSecond\t.*\n$/);
  expect(found.stderr).toMatch(/^1 message in \S+ \(.+\): 0 sent, 1 pending\n$/);
  const none = await contacts(['search', '%'], place);
  expect(none.stdout).toMatch(/^No message contains "%" in \S+ \(.+\)\.\n$/);
});

test('an ID prefix must match exactly one message', async () => {
  const { id } = storedMessage();
  const start = id.slice(0, -1);
  const place = databaseWith({ id: `${start}0` }, { id: `${start}1` });
  const error = async (given: string) => (await contacts(['show', given], place)).stderr;
  expect(await error('')).toBe('Specify a message ID, or the start of one.\n');
  expect(await error(start)).toMatch(/^"[^\n]+" matches 2 messages: use more of the ID\.\n$/);
  expect(await error('x\u202e%')).toBe('No message ID starts with "x %".\n');
});

test('resend makes a sent message due again, or all that were only written to a file', async () => {
  const sent = storedMessage();
  const place = databaseWith(sent, { notified_at: null }, { notified_at: null });
  const due = async () =>
    (await stored(place)).filter(
      ({ notified_at, next_attempt_at }) => !notified_at && next_attempt_at,
    );
  const one = await contacts(['resend', sent.id.slice(0, 13).toUpperCase()], place);
  expect(one.stdout).toBe(
    '1 message queued for sending. A server with SMTP_URL sends within seconds, unless MAX_EMAILS_PER_HOUR is reached.\n',
  );
  expect(await due()).toMatchObject([{ id: sent.id }]);
  const all = await contacts(['resend', '--file-only'], place);
  expect(all.stdout).toMatch(/^2 messages queued for sending\. /);
  expect(await due()).toHaveLength(3);
});

describe('untrusted input', () => {
  test('cannot control the terminal', async () => {
    // The server rejects escape characters, but accepts these.
    const strange = storedMessage({
      name: '\u202egro.elpmaxe',
      company: 'x'.repeat(200),
      message: 'first\n\tsecond \u2066hidden',
    });
    const place = databaseWith(strange);
    const list = await contacts(['list'], place);
    const show = await contacts(['show', strange.id], place);
    const json = await contacts(['export', '--json'], place);
    expect(list.stdout + show.stdout + json.stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(show.stdout).toContain('x'.repeat(200));
    expect(show.stdout).toContain('first\n\tsecond hidden');
    expect(JSON.parse(json.stdout)).toEqual(strange);
  });

  test('is quoted in CSV, and never runs as a formula', async () => {
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
    const place = databaseWith(...Object.keys(cells).map((message) => ({ message })));
    const { stdout } = await contacts(['export', '--csv'], place);
    for (const cell of Object.values(cells)) expect(stdout).toContain(`,${cell},2026-`);
    expect(stdout.endsWith('\r\n')).toBe(true);
  });

  test('is exported to a new file that only its owner can read', async () => {
    const place = databaseWith({});
    const file = join(makeTempDirectory(), 'out.csv');
    const exportTo = (out: string) => contacts(['export', '--csv', '--out', out], place);
    const done = { code: 0, stdout: `Exported to ${file}.\n`, stderr: '' };
    expect(await exportTo(file)).toEqual(done);
    const written = readFileSync(file, 'utf8');
    expect(written).toContain(validMessage.email);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await exportTo(file);
    expect(again.stderr).toBe(`${file} already exists: choose another name.\n`);
    expect(readFileSync(file, 'utf8')).toBe(written);
    const nowhere = await exportTo(join(file, 'none'));
    expect(nowhere.stderr).toBe(`${join(file, 'none')} cannot be written: not a directory.\n`);
  });
});

test.each([
  [['resend'], 'resend needs either an ID or --file-only'],
  [['export'], 'export needs either --csv or --json'],
  [['show', 'x', '--no'], "unknown option '--no'"],
])('wrong usage exits with 2: %j', async (args, problem) => {
  const { code, stdout, stderr } = await contacts(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(problem);
  expect(stderr).toContain('Run with --help for usage.\n');
});
