import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contact } from '#contract/contact.ts';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { openSqliteStore } from '#server/store/sqlite.ts';
import { validContact } from '#server/testing/contacts.ts';
import { makeFixtureSite, makeTempFolder } from '#server/testing/fixture-site.ts';
import {
  collect,
  type Exit,
  type ServerProcess,
  startServer,
} from '#server/testing/server-process.ts';

function contacts(args: string[], environment: Record<string, string> = {}): Promise<Exit> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'contacts.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return collect(child);
}

/** A folder with the given messages, and no server. */
async function folderWith(...changes: Partial<Contact>[]): Promise<Record<string, string>> {
  const folder = makeTempFolder();
  const store = openSqliteStore(folder);
  for (const change of changes) await store.insert([{ ...validContact, ...change }]);
  await store.close();
  return { DATA_DIR: folder };
}

describe('beside a running server', () => {
  const dataDir = makeTempFolder();
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer(makeFixtureSite(), { DATA_DIR: dataDir });
    const answer = await fetch(`${server.url}${paths.contacts}`, {
      method: 'POST',
      headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify(validContact),
    });
    expect(answer.status).toBe(201);
  });
  afterAll(() => server.stop());

  test('list, show and export find what has just been sent', async () => {
    const environment = { DATA_DIR: dataDir };
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

describe('where there is nothing', () => {
  test('it says so and creates nothing', async () => {
    const folder = join(makeTempFolder(), 'none');
    const environment = { DATA_DIR: folder };
    expect(await contacts(['list'], environment)).toEqual({
      code: 0,
      stdout: 'There are no messages yet.\n',
      stderr: '',
    });
    expect((await contacts(['export', '--json'], environment)).stdout).toBe('[]\n');
    expect((await contacts(['export', '--csv'], environment)).stdout).toBe(
      'id,created_at,name,email,company,message,notified_at\r\n',
    );
    const show = await contacts(['show', 'abc'], environment);
    expect(show).toMatchObject({
      code: 1,
      stderr: 'There is no message whose ID begins with "abc".\n',
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('an empty database is no error', async () => {
    const environment = await folderWith();
    expect((await contacts(['list'], environment)).stdout).toBe('There are no messages yet.\n');
    expect(readdirSync(environment['DATA_DIR'] ?? '')).toEqual(['contacts.db']);
  });
});

describe('what strangers wrote', () => {
  test('cannot touch the terminal', async () => {
    // The server refuses escape characters; these are what it lets through.
    const environment = await folderWith({
      name: '\u202egro.elpmaxe',
      company: 'x'.repeat(200),
      message: 'first\n\tsecond \u2066hidden',
    });
    const list = await contacts(['list'], environment);
    const show = await contacts(['show', ''], environment);
    expect(list.stdout + show.stdout).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(list.stdout).toContain(`${'x'.repeat(31)}…`);
    expect(show.stdout).toContain('x'.repeat(200));
    expect(show.stdout).toContain('first\n\tsecond hidden');
  });

  test('is quoted in CSV, and never a formula', async () => {
    const environment = await folderWith(
      { name: '=1+1', company: 'Say "hi", ok', message: 'two\nlines' },
      { name: '+1', company: '-1', message: '@sum', email: '=x@b.example' },
      { message: '\t=1' },
    );
    const { stdout } = await contacts(['export', '--csv'], environment);
    expect(stdout).toContain(`,'=1+1,${validContact.email},"Say ""hi"", ok","two\nlines",`);
    expect(stdout).toContain(`,'+1,'=x@b.example,'-1,'@sum,`);
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

  test('an ID that begins several messages, and a database that is none', async () => {
    const two = await contacts(['show', ''], await folderWith({}, {}));
    expect(two).toMatchObject({ code: 1, stdout: '' });
    expect(two.stderr).toMatch(/^2 messages have an ID that begins/);

    const wrong = await contacts(['list'], { DATABASE_URL: 'postgres://x' });
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/^DATABASE_URL is set[^\n]+\n$/);
  });

  test('help', async () => {
    const { code, stdout } = await contacts(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run contacts -- COMMAND/);
  });
});
