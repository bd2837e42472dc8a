import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contact } from '#contract/contact.ts';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import type { Environment } from '#server/settings/env.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  emptyPlaces,
  store,
  storedContact,
  waiting,
} from '#tests/support/server/run-contacts.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';

async function folderWith(...changes: Partial<Contact>[]): Promise<Environment> {
  const environment = { DATA_DIR: makeTempFolder() };
  await store(
    environment,
    changes.map((change) => storedContact(change)),
  );
  return environment;
}

describe('beside a running server', () => {
  const environment = { DATA_DIR: makeTempFolder() };
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer(makeFixtureSite(), environment);
    const answer = await fetch(`${server.url}${paths.contacts}`, {
      method: 'POST',
      headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify(validContact),
    });
    expect(answer.status).toBe(201);
  });
  afterAll(() => server.stop());

  test('list, show and export find what has just been sent', async () => {
    const list = await contacts(['list'], environment);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toMatch(/^TIME \(UTC\) +ID +NAME +COMPANY +EMAIL +NOTIFIED\n/);
    expect(list.stdout).toContain(validContact.email);
    const id = /\d\d:\d\d +(\w{8})/.exec(list.stdout)?.[1] ?? '';

    const show = await contacts(['show', id.slice(0, 4).toUpperCase()], environment);
    expect(show.stdout).toContain(validContact.message);
    const json = await contacts(['export', '--json'], environment);
    expect(JSON.parse(json.stdout)).toMatchObject([validContact]);
    const health = await fetch(`${server.url}${paths.ready}`);
    expect(health.status).toBe(200);
  });
});

describe.each(Object.entries(emptyPlaces))('on %s', (_, makePlace) => {
  test('where there is nothing it says so, and creates nothing', async () => {
    const environment = await makePlace();
    environment['DATA_DIR'] = join(environment['DATA_DIR'] ?? '', 'none');
    const said = async (...args: string[]) => contacts(args, environment);
    const none = { code: 0, stdout: 'There are no messages yet.\n', stderr: '' };
    const commands = [['list'], ['search', 'x'], ['stats'], ['purge', '--older-than', '1d']];
    const answers = await Promise.all(commands.map((command) => said(...command)));
    expect(answers).toEqual([none, none, none, none]);
    expect((await said('list', '--json')).stdout).toBe('[]\n');
    expect((await said('export', '--json')).stdout).toBe('[]\n');
    const columns = 'id,created_at,name,email,company,message,notified_at\r\n';
    expect((await said('export', '--csv')).stdout).toBe(columns);
    expect(await said('show', 'abc')).toMatchObject({
      code: 1,
      stderr: 'There is no message whose ID begins with "abc".\n',
    });
    expect(existsSync(environment['DATA_DIR'])).toBe(false);
  });

  test('list, search and stats find what they are asked for', async () => {
    const environment = await makePlace();
    await store(environment, [
      storedContact({ name: 'First', createdAt: '2026-01-01T00:00:00.000Z' }),
      storedContact({ name: 'Second', message: 'About the ÄRGER of it.', ...waiting }),
      storedContact({ name: 'Third', ...waiting, attempts: 2, lastError: 'Error ETIMEDOUT' }),
      storedContact({ name: 'Fourth', createdAt: '2026-03-01T00:00:00.000Z' }),
    ]);
    const names = async (...args: string[]) => {
      const { stdout } = await contacts([...args, '--json'], environment);
      return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    };
    const list = await contacts(['list'], environment);
    expect(list.stdout.split('\n')).toHaveLength(6);
    expect(list.stdout).toContain('not yet (2 tries)');
    expect((await names('list')).at(-1)).toBe('Fourth');
    expect(await names('list', '--limit', '1')).toEqual(['Fourth']);
    expect(await names('search', 'ärger')).toEqual(['Second']);
    expect(await names('search', 'ANALYTICAL', '--limit', '3')).toHaveLength(3);
    const none = await contacts(['search', '%'], environment);
    expect(none).toEqual({ code: 0, stdout: 'No message holds "%".\n', stderr: '' });

    const stats = await contacts(['stats', '--json'], environment);
    expect(JSON.parse(stats.stdout)).toEqual({
      total: 4,
      waiting: 2,
      failing: 1,
      oldest_waiting: '2026-01-31T12:00:00.000Z',
      newest: '2026-03-01T00:00:00.000Z',
      notified_in_last_hour: 0,
    });
    const words = await contacts(['stats'], environment);
    expect(words.stdout).toContain('2 to be mailed, the oldest since 2026-01-31 12:00 (UTC)');
  });

  test('an ID that begins no message or several is refused', async () => {
    const environment = await makePlace();
    await store(environment, [storedContact(), storedContact()]);
    const two = await contacts(['show', ''], environment);
    expect(two).toMatchObject({ code: 1, stdout: '' });
    expect(two.stderr).toMatch(/^2 messages have an ID that begins with ""[^\n]+\n$/);
    const none = await contacts(['resend', 'x\u202e%'], environment);
    expect(none.stderr).toBe('There is no message whose ID begins with "x %".\n');
  });
});

test('an empty database is no error', async () => {
  const environment = await folderWith();
  expect((await contacts(['list'], environment)).stdout).toBe('There are no messages yet.\n');
  expect(readdirSync(environment['DATA_DIR'] ?? '')).toEqual(['contacts.db']);
});

describe('what strangers wrote', () => {
  test('cannot touch the terminal', async () => {
    // The server refuses escape characters; these are what it lets through.
    const strange = {
      name: '\u202egro.elpmaxe',
      company: 'x'.repeat(200),
      message: 'first\n\tsecond \u2066hidden',
    };
    const environment = await folderWith(strange);
    const list = await contacts(['list'], environment);
    const show = await contacts(['show', ''], environment);
    const json = await contacts(['show', '', '--json'], environment);
    expect(list.stdout + show.stdout + json.stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(list.stdout).toContain(`${'x'.repeat(31)}…`);
    expect(show.stdout).toContain('x'.repeat(200));
    expect(show.stdout).toContain('first\n\tsecond hidden');
    expect(JSON.parse(json.stdout)).toMatchObject(strange);
  });

  test('is quoted in CSV, and never a formula', async () => {
    const environment = await folderWith(
      { name: '=1+1', company: 'Say "hi", ok', message: 'two\nlines' },
      { name: '+1', company: '-1', message: '@sum', email: '=x@b.example' },
      { name: '＝1＋1', company: '＋1', message: '－1' },
      { name: ';=1+1', company: ',=1', message: '＠sum' },
      { message: '\t=1' },
    );
    const { stdout } = await contacts(['export', '--csv'], environment);
    expect(stdout).toContain(`,'=1+1,${validContact.email},"Say ""hi"", ok","two\nlines",`);
    expect(stdout).toContain(`,'+1,'=x@b.example,'-1,'@sum,`);
    expect(stdout).toContain(`,'＝1＋1,${validContact.email},'＋1,'－1,`);
    // The other separator begins a new cell where it is the system's own.
    expect(stdout).toContain(`,"';=1+1",${validContact.email},"',=1",'＠sum,`);
    expect(stdout).toContain(`,'\t=1,`);
    expect(stdout.endsWith('\r\n')).toBe(true);
  });

  test('goes into a file that only the owner can read', async () => {
    const environment = await folderWith({});
    const file = join(makeTempFolder(), 'out.json');
    const { code, stdout } = await contacts(['export', '--json', '--out', file], environment);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([validContact]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('mistakes', () => {
  test.each([
    [['lst'], 'contacts: there is no command "lst". See --help.'],
    [['list', '--verbose'], "contacts: Unknown option '--verbose'. See --help."],
  ])('%j', async (args, line) => {
    expect(await contacts(args)).toEqual({ code: 2, stdout: '', stderr: `${line}\n` });
  });

  test('a database that cannot be reached is named, without its password', async () => {
    const { code, stdout, stderr } = await contacts(['list'], {
      DATABASE_URL: 'postgres://owner:secret@localhost:1/messages',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^The database localhost:1\/messages of DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/,
    );
  });

  test('help', async () => {
    const { code, stdout } = await contacts(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run contacts -- COMMAND/);
  });
});
