import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  emptyPlaces,
  store,
  stored,
  storedMessage,
  waiting,
} from '#tests/support/server/run-contacts.ts';

import { parseAge } from './commands/delete.ts';

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

const { SQLite: makePlace } = emptyPlaces;

describe('on SQLite', () => {
  test('delete removes every message of one address, in any case, and nothing else', async () => {
    const environment = await makePlace();
    const other = storedMessage({ email: 'xada@analytical.example' });
    const hers = [
      storedMessage(),
      storedMessage({ name: 'A. Lovelace', email: 'ADA@analytical.example' }),
    ];
    await store(environment, [...hers, other]);
    const args = ['delete', '--email', 'Ada@Analytical.example'];

    const refused = await contacts(args, environment);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^This deletes 2 messages sent by (\S+ Lovelace <\S+>( and )?){2}\. Nothing was changed: [^\n]+\n$/,
    );
    expect(await stored(environment)).toHaveLength(3);

    const done = await contacts([...args, '--yes'], environment);
    expect(done).toEqual({ code: 0, stdout: 'Deleted 2 messages.\n', stderr: '' });
    expect(await stored(environment)).toEqual([other]);
    const again = await contacts(args, environment);
    expect(again.stdout).toMatch(
      /^There is no message from Ada@Analytical\.example in \S+ \(.+\)\.\n$/,
    );
    expect(again.code).toBe(0);
  });

  test('delete removes mail files, too', async () => {
    const environment = await makePlace();
    const [hers, other] = [storedMessage(), storedMessage({ email: 'b@c.example' })];
    await store(environment, [hers, other]);
    const folder = join(environment['DATA_DIR'] ?? '', 'mail');
    mkdirSync(folder);
    const fileOf = ({ id }: { id: string }) => join(folder, `${id}.eml`);
    for (const contact of [hers, other]) writeFileSync(fileOf(contact), 'mail');
    // Of a killed server.
    writeFileSync(join(folder, `.${hers.id}.eml.partial`), 'ma');
    writeFileSync(join(folder, `${randomUUID()}.eml`), 'of another database');

    const args = ['delete', '--email', hers.email, '--yes'];
    const { stdout } = await contacts(args, environment);
    expect(stdout).toBe(`Deleted 1 message. Their mails in ${folder} are deleted too.\n`);
    expect(existsSync(fileOf(other))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('purge removes older messages, names the first four senders, and warns about unsent ones', async () => {
    const environment = await makePlace();
    const recent = storedMessage({ created_at: daysAgo(89) });
    const old = [400, 300, 200, 92, 91].map((days) =>
      storedMessage({ created_at: daysAgo(days), name: `n${days}` }),
    );
    await store(environment, [
      ...old,
      storedMessage({ created_at: daysAgo(93), ...waiting }),
      recent,
    ]);
    const args = ['purge', '--older-than', '90d'];
    const refused = await contacts(args, environment);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^This deletes 6 messages that arrived before [-\d]+ [:\d]+ \(UTC\), sent by n400 <\S+>, n300 <\S+>, n200 <\S+>, Ada Lovelace <\S+>, and others\. Some of them have not been mailed yet\. Nothing was changed: [^\n]+\n$/,
    );
    const { stdout } = await contacts([...args, '--yes', '--json'], environment);
    expect(JSON.parse(stdout)).toEqual({ deleted: 6 });
    expect(await stored(environment)).toEqual([recent]);
    const none = await contacts(args, environment);
    expect(none).toMatchObject({ code: 0, stderr: '' });
    expect(none.stdout).toMatch(/^No message arrived before [-\d]+ [:\d]+ \(UTC\) in /);
  });
});

test('reports texts that stay on disk while something reads the database', async () => {
  const environment = { DATA_DIR: makeTempFolder() };
  const hers = storedMessage({ message: 'forget me not, 4711' });
  await store(environment, [hers, storedMessage({ email: 'b@c.example' })]);
  const server = openSqliteStore(environment.DATA_DIR);
  const exporting = new DatabaseSync(join(environment.DATA_DIR, 'contacts.db'));
  const rows = exporting.prepare('select * from contacts').iterate();
  rows.next();
  const args = ['delete', '--email', hers.email, '--yes'];
  const { code, stdout, stderr } = await contacts(args, environment);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The messages are deleted, but [^\n]+ still on the disk[^\n]+\n$/);
  exporting.close();
  await server.forgetSenders();
  for (const name of readdirSync(environment.DATA_DIR)) {
    expect(readFileSync(join(environment.DATA_DIR, name), 'latin1')).not.toContain('4711');
  }
  await server.close();
});

test.each([
  ['90d', '2025-12-31T10:00:00.000Z'],
  ['2w', '2026-03-17T10:00:00.000Z'],
  // February is shorter, and no message of 1 March is a month old on the 31st.
  ['1m', '2026-02-28T10:00:00.000Z'],
  ['18m', '2024-09-30T10:00:00.000Z'],
  ['999y', '1027-03-31T10:00:00.000Z'],
])('%s ago is by the calendar', (age, time) => {
  expect(parseAge(age, new Date('2026-03-31T10:00:00Z'))).toBe(time);
});

test.each(['', '90', '0d', '-1d', '1.5y', '90 d', '1M'])('rejects the age %j', (age) => {
  expect(() => parseAge(age)).toThrow('Give days, weeks, months or years');
});
