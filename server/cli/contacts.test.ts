import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#generator/root.ts';
import type { Environment } from '#server/settings/env.ts';
import type { Message } from '#shared/message.ts';
import { messageColumns } from '#shared/message.ts';
import { runSql } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  contacts,
  emptyPlaces,
  noDatabase,
  store,
  stored,
  storedMessage,
  waiting,
} from '#tests/support/server/run-contacts.ts';

async function folderWith(...changes: Partial<Message>[]): Promise<Environment> {
  const environment = { DATA_DIR: makeTempFolder() };
  await store(
    environment,
    changes.map((change) => storedMessage(change)),
  );
  return environment;
}

describe.each(Object.entries(emptyPlaces))('on %s', (_, makePlace) => {
  test('reports a missing database, and creates none', async () => {
    const environment = await makePlace();
    environment['DATA_DIR'] = join(environment['DATA_DIR'] ?? '', 'none');
    const exits = await Promise.all(
      [
        ['list', '--json'],
        ['export', '--csv'],
        ['purge', '--older-than', '1d'],
      ].map((args) => contacts(args, environment)),
    );
    for (const exit of exits) {
      expect(exit).toMatchObject({ code: 1, stdout: '' });
      expect(exit.stderr).toMatch(noDatabase);
    }
    expect(existsSync(environment['DATA_DIR'])).toBe(false);
  });
});

describe('on SQLite', () => {
  const { SQLite: makePlace } = emptyPlaces;

  test('list and search show the matching messages', async () => {
    const environment = await makePlace();
    await store(environment, [
      storedMessage({ name: 'First', created_at: '2026-01-01T00:00:00.000Z' }),
      storedMessage({ name: 'Second', message: 'About the ÄRGER of it.', ...waiting }),
      storedMessage({ name: 'Third', ...waiting, attempts: 2, last_error: 'Error ETIMEDOUT' }),
      storedMessage({ name: 'Fourth', created_at: '2026-03-01T00:00:00.000Z' }),
    ]);
    const names = async (...args: string[]) => {
      const { stdout } = await contacts([...args, '--json'], environment);
      return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    };
    const list = await contacts(['list'], environment);
    expect(list.stdout).toMatch(/^TIME \(UTC\)\tID\tNAME\tCOMPANY\tEMAIL\tNOTIFIED\tMESSAGE\n/);
    expect(list.stdout.split('\n')).toHaveLength(6);
    expect(list.stdout).toContain('not yet (2 tries)');
    expect(list.stderr).toBe('4 messages: 2 mailed, 2 waiting\n');
    expect((await names('list')).at(-1)).toBe('Fourth');
    expect(await names('list', '--limit', '1')).toEqual(['Fourth']);
    expect(await names('search', 'ärger')).toEqual(['Second']);
    const none = await contacts(['search', '%'], environment);
    expect(none).toMatchObject({ code: 0, stderr: '' });
    expect(none.stdout).toMatch(/^No message holds "%" in \S+ \(.+\)\.\n$/);
  });

  test('an ID prefix must match exactly one message', async () => {
    const environment = await makePlace();
    const first = storedMessage();
    await store(environment, [first]);
    const unset = await contacts(['resend', ''], environment);
    expect(unset.stderr).toBe('Give the beginning of an ID.\n');
    const start = first.id.slice(0, -1);
    await store(environment, [storedMessage({ id: start + (first.id.endsWith('0') ? '1' : '0') })]);
    const two = await contacts(['show', start], environment);
    expect(two).toMatchObject({ code: 1, stdout: '' });
    expect(two.stderr).toMatch(/^2 messages have an ID that begins with "[^\n]+\n$/);
    const none = await contacts(['resend', 'x\u202e%'], environment);
    expect(none.stderr).toBe('There is no message whose ID begins with "x %".\n');
  });

  test('resend makes a mailed message due again, or all that are files', async () => {
    const environment = await makePlace();
    const mailed = storedMessage();
    const filed = [1, 2].map(() => storedMessage({ notified_at: null }));
    await store(environment, [mailed, ...filed]);
    const notified = async () =>
      (await contacts(['list'], environment)).stdout.match(/\t(yes|file|not yet)/g)?.join('');
    expect(await notified()).toBe('\tyes\tfile\tfile');
    const one = await contacts(['resend', mailed.id.slice(0, 13).toUpperCase()], environment);
    expect(one.stdout).toBe(
      '1 message will be mailed, at once if the server is running with SMTP_URL.\n',
    );
    expect(await notified()).toBe('\tnot yet\tfile\tfile');
    const all = await contacts(['resend', '--filed', '--json'], environment);
    expect(JSON.parse(all.stdout)).toEqual({ resent: 2 });
    expect(await notified()).toBe('\tnot yet\tnot yet\tnot yet');
  });

  test('a full disk is not blamed on the database', async ({ skip }) => {
    if (!existsSync('/dev/full')) skip();
    const environment = await folderWith({});
    const full = openSync('/dev/full', 'w');
    const { stderr, status } = spawnSync(
      process.execPath,
      [join(root, 'server/cli/main.ts'), 'export', '--json'],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      },
    );
    closeSync(full);
    expect({ stderr, status }).toEqual({
      stderr: 'The output cannot be written: no space left on device.\n',
      status: 1,
    });
  });
});

test('an empty database is no error', async () => {
  const environment = await folderWith();
  const folder = environment['DATA_DIR'] ?? '';
  const said = async (...args: string[]) => (await contacts(args, environment)).stdout;
  expect(await said('list')).toBe(`There are no messages in ${folder} (DATA_DIR).\n`);
  expect(await said('list', '--json')).toBe('[]\n');
  expect(await said('export', '--csv')).toBe(
    `\ufeffid,created_at,${messageColumns.join()},notified_at\r\n`,
  );
  expect(readdirSync(folder)).toEqual(['contacts.db']);
});

describe('texts from strangers', () => {
  test('cannot control the terminal', async () => {
    // The server refuses escape characters, but accepts these.
    const strange = {
      name: '\u202egro.elpmaxe',
      company: 'x'.repeat(200),
      message: 'first\n\tsecond \u2066hidden',
    };
    const environment = await folderWith(strange);
    const list = await contacts(['list'], environment);
    const [{ id } = storedMessage()] = await stored(environment);
    const show = await contacts(['show', id], environment);
    const json = await contacts(['show', id, '--json'], environment);
    expect(list.stdout + show.stdout + json.stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(show.stdout).toContain('x'.repeat(200));
    expect(show.stdout).toContain('first\n\tsecond hidden');
    expect(JSON.parse(json.stdout)).toMatchObject(strange);
  });

  test('are quoted in CSV, and never run as formulas', async () => {
    const environment = await folderWith(
      { name: '=1+1', company: 'Say "hi", ok', message: 'two\nlines' },
      { name: '+1', company: '-1', message: '@sum', email: '=x@b.example' },
      { name: '＝1＋1', company: '＋1', message: '－1' },
      { name: ';=1+1', company: ',=1', message: '＠sum' },
      { message: 'two\tcells' },
      { message: '\t=1' },
    );
    const { stdout } = await contacts(['export', '--csv'], environment);
    const written = stdout.replaceAll('\r\n', ',');
    const cells = `'=1+1 '+1 '=x@b.example '-1 '@sum '＝1＋1 '＋1 '－1 '＠sum`.split(' ');
    // In some locales a semicolon separates cells.
    const quoted = ['Say ""hi"", ok', 'two\nlines', 'two\tcells', "'\t=1", "';=1+1", "',=1"];
    for (const cell of [...cells, ...quoted.map((text) => `"${text}"`)]) {
      expect(written).toContain(`,${cell},`);
    }
    expect(stdout.endsWith('\r\n')).toBe(true);
  });

  test('are exported to a new file that only the owner can read', async () => {
    const environment = await folderWith({});
    const file = join(makeTempFolder(), 'out.csv');
    const args = ['export', '--csv', '--out', file];
    const done = { code: 0, stdout: `Exported to ${file}.\n`, stderr: '' };
    expect(await contacts(args, environment)).toEqual(done);
    const written = readFileSync(file, 'utf8');
    expect(written).toContain(validMessage.email);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await contacts(args, environment);
    expect(again).toMatchObject({
      code: 1,
      stderr: `${file} exists already: choose another name.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(written);
    const nowhere = await contacts(['export', '--json', '--out', join(file, 'none')], environment);
    expect(nowhere.stderr).toBe(`${join(file, 'none')} cannot be written: not a directory.\n`);
  });
});

describe('mistakes', () => {
  test.each([
    [['lst'], "unknown command 'lst'"],
    [['list', '--limit', '0'], 'Give a whole number from 1.'],
    [['resend'], 'resend needs either an ID or --filed'],
    [['export'], 'export needs either --csv or --json'],
    [['export', '--csv', '--json'], "option '--csv' cannot be used with option '--json'"],
    [['purge', '--older-than', '2h'], 'Give days, weeks, months or years'],
    [['show', '\x1b[2J\u202e', '--no'], "unknown option '--no'"],
  ])('%j', async (args, problem) => {
    const { code, stdout, stderr } = await contacts(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(problem);
    expect(stderr).toContain('--help shows what there is.\n');
  });

  test('tables of an older release are reported, not migrated', async () => {
    const environment = await emptyPlaces.PostgreSQL();
    await store(environment, []);
    await runSql(environment['DATABASE_URL'] ?? '', 'alter table contacts drop column last_error');
    const { code, stderr } = await contacts(['export', '--json'], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /cannot be used: [^\n]+ \(start the server of this version first: [^\n]+\n$/,
    );
  });

  test('help', async () => {
    const { code, stdout } = await contacts(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run contacts -- COMMAND/);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await contacts([])).stdout).toBe(stdout);
    const one = await contacts(['purge', '--help']);
    expect(one.stdout).toContain('--older-than <age>');
  });
});
