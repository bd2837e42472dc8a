import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { parseAge } from '#server/cli/commands/delete.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import {
  contacts,
  folderWith,
  stored,
  storedMessage,
  waiting,
} from '#tests/support/server/run-contacts.ts';

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

test('delete removes the messages and mail files of one address, in any spelling, and nothing else', async () => {
  // PostgREST stores a domain as it is spelled.
  const first = storedMessage({ email: 'ada@mu\u0308nchen.Example' });
  const second = storedMessage({ name: 'A. Lovelace', email: 'ADA@xn--mnchen-3ya.example' });
  const other = storedMessage({ email: 'xada@münchen.example' });
  const place = folderWith(first, second, other);
  const folder = join(place.DATA_DIR, 'mail');
  const keptFiles = [`${other.id}.eml`, `${randomUUID()}.eml`];
  mkdirSync(folder);
  // A killed server leaves the partial one.
  for (const name of [`${first.id}.eml`, `.${second.id}.eml.partial`, ...keptFiles])
    writeFileSync(join(folder, name), 'mail');

  const args = ['delete', '--email', 'Ada@MÜNCHEN.example'];
  expect(await contacts(args, place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^This deletes 2 messages sent by (\S+ Lovelace <\S+>( and )?){2}\. Nothing was changed: [^\n]+\n$/,
    ),
  });
  expect(await stored(place)).toHaveLength(3);

  const done = 'Deleted 2 messages.\n';
  expect(await contacts([...args, '--yes'], place)).toEqual({ code: 0, stdout: done, stderr: '' });
  expect(await stored(place)).toEqual([other]);
  expect(readdirSync(folder).toSorted()).toEqual(keptFiles.toSorted());
  expect(await contacts(args, place)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^There is no message from Ada@MÜNCHEN\.example in \S+ \(/),
  });
});

test('delete keeps a message whose mail file cannot be deleted', async () => {
  const message = storedMessage();
  const place = folderWith(message);
  const file = join(place.DATA_DIR, 'mail', `${message.id}.eml`);
  mkdirSync(file, { recursive: true });
  expect(await contacts(['delete', '--email', message.email, '--yes'], place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`${file} cannot be deleted, so its message is kept: `),
  });
  expect(await stored(place)).toEqual([message]);
});

test('purge removes older messages, names the first four senders, and warns about unsent ones', async () => {
  const recent = storedMessage({ created_at: daysAgo(89) });
  const place = folderWith(
    ...[400, 300, 200, 92, 91].map((days) => ({ created_at: daysAgo(days), name: `n${days}` })),
    { created_at: daysAgo(93), ...waiting },
    recent,
  );
  const args = ['purge', '--older-than', '90d'];
  const refused = await contacts(args, place);
  expect(refused.stderr).toMatch(
    /^This deletes 6 messages that arrived before [-\d]+ [:\d]+ \(UTC\), sent by n400 <\S+>, n300 <\S+>, n200 <\S+>, Ada Lovelace <\S+>, and others\. Not mailed yet: 1\. Nothing was changed: [^\n]+\n$/,
  );
  const { stdout } = await contacts([...args, '--yes'], place);
  expect(stdout).toBe('Deleted 6 messages.\n');
  expect(await stored(place)).toEqual([recent]);
  const none = await contacts(args, place);
  expect(none.stdout).toMatch(/^No message arrived before [-\d]+ [:\d]+ \(UTC\) in /);
});

test('reports texts that stay on disk while something reads the database', async () => {
  const hers = storedMessage({ message: 'forget me not, 4711' });
  const place = folderWith(hers, { email: 'b@c.example' });
  const folder = place.DATA_DIR;
  const server = openSqliteStore(folder);
  const exporting = new DatabaseSync(join(folder, 'contacts.db'));
  exporting.prepare('select * from contacts').iterate().next();
  expect(await contacts(['delete', '--email', hers.email, '--yes'], place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^The messages are deleted, but [^\n]+ still on the disk[^\n]+\n$/,
    ),
  });
  exporting.close();
  await server.forgetSenders();
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name), 'latin1')).not.toContain('4711');
  await server.close();
});

test.each([
  ['90d', '2025-12-31T10:00:00.000Z'],
  ['2w', '2026-03-17T10:00:00.000Z'],
  // February is shorter, and no message of 1 March is a month old on the 31st.
  ['1m', '2026-02-28T10:00:00.000Z'],
  ['999y', '1027-03-31T10:00:00.000Z'],
])('%s ago is by the calendar', (age, time) => {
  expect(parseAge(age, new Date('2026-03-31T10:00:00Z'))).toBe(time);
});

test.each(['', '90', '0d', '-1d', '1.5y', '90 d', '1M'])('rejects the age %j', (age) => {
  expect(() => parseAge(age)).toThrow('Give days, weeks, months or years');
});
