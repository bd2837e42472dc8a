import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  contacts,
  databaseWith,
  pending,
  stored,
  storedMessage,
} from '#tests/support/server/run-contacts.ts';

test('delete removes the messages and mail files of one address in any form, and nothing else', async () => {
  // PostgREST stores a domain as it was written.
  const first = storedMessage({ email: 'ada@mu\u0308nchen.Example' });
  const second = storedMessage({ name: 'A. Lovelace', email: 'ADA@xn--mnchen-3ya.example' });
  const other = storedMessage({ email: 'xada@münchen.example' });
  const place = databaseWith(first, second, other);
  const directory = join(place.DATA_DIR, 'mail');
  const keptFiles = [`${other.id}.eml`, `${randomUUID()}.eml`];
  mkdirSync(directory);
  for (const name of [`${first.id}.eml`, `${second.id}.eml`, ...keptFiles])
    writeFileSync(join(directory, name), 'mail');

  const args = ['delete', '--email', 'Ada@MÜNCHEN.example'];
  expect(await contacts(args, place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^This deletes 2 messages sent by Ada@MÜNCHEN\.example\. Nothing was changed: [^\n]+\n$/,
    ),
  });
  expect(await stored(place)).toHaveLength(3);

  const done = 'Deleted 2 messages.\n';
  expect(await contacts([...args, '--yes'], place)).toEqual({ code: 0, stdout: done, stderr: '' });
  expect(await stored(place)).toEqual([other]);
  expect(readdirSync(directory).toSorted()).toEqual(keptFiles.toSorted());
  expect(await contacts(args, place)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^There is no message sent by Ada@MÜNCHEN\.example in \S+ \(/),
  });
});

test('delete keeps a message whose mail file cannot be deleted', async () => {
  const message = storedMessage();
  const place = databaseWith(message);
  const file = join(place.DATA_DIR, 'mail', `${message.id}.eml`);
  mkdirSync(file, { recursive: true });
  expect(await contacts(['delete', '--email', message.email, '--yes'], place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`Cannot delete ${file}: `),
  });
  expect(await stored(place)).toEqual([message]);
});

test('delete and resend change nothing while the message is being sent', async () => {
  const message = storedMessage(pending);
  const place = databaseWith(message);
  const store = openSqliteStore(place.DATA_DIR);
  await store.claimDue();
  for (const args of [
    ['delete', '--email', message.email, '--yes'],
    ['resend', message.id],
  ]) {
    const { code, stdout, stderr } = await contacts(args, place);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('being sent at the moment');
  }
  expect(await stored(place)).toMatchObject([{ id: message.id, notified_at: null }]);
  await store.close();
});

test('purge deletes messages before a date, and counts those not sent yet', async () => {
  const at = (day: string, time: string) => ({ created_at: `${day}T${time}Z`, name: day });
  const kept = storedMessage(at('2026-01-06', '00:00:00.000'));
  const place = databaseWith(
    ...[1, 2, 3].map((day) => at(`2026-01-0${day}`, '12:00:00.000')),
    { ...at('2026-01-04', '12:00:00.000'), ...pending },
    ...[1, 2].map((ms) => at('2026-01-05', `23:59:59.99${ms}`)),
    kept,
  );
  const args = ['purge', '--before', '2026-01-06'];
  const unconfirmed = await contacts(args, place);
  expect(unconfirmed.stderr).toMatch(
    /^This deletes 6 messages received before 2026-01-06 \(UTC\)\. 1 not sent yet\. Nothing was changed: [^\n]+\n$/,
  );
  const { stdout } = await contacts([...args, '--yes'], place);
  expect(stdout).toBe('Deleted 6 messages.\n');
  expect(await stored(place)).toEqual([kept]);
  const none = await contacts(args, place);
  expect(none.stdout).toMatch(/^There is no message received before 2026-01-06 \(UTC\) in /);
});

test('reports that deleted text stays on disk while the database is being read', async () => {
  const place = databaseWith({ email: 'b@c.example' });
  const directory = place.DATA_DIR;
  const server = openSqliteStore(directory);
  const hers = { ...validMessage, message: 'forget me not, 4711' };
  // Its text is in the write-ahead log.
  await server.insert(hers);
  const exporting = new DatabaseSync(join(directory, 'contacts.db'));
  // A transaction, which lasts as long as the connection; a statement's end is up to the garbage collector.
  exporting.exec('begin');
  exporting.prepare('select * from contacts').get();
  expect(await contacts(['delete', '--email', hers.email, '--yes'], place)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The messages are deleted, but [^\n]+ still on disk[^\n]+\n$/),
  });
  exporting.close();
  await server.cleanUp();
  for (const name of readdirSync(directory))
    expect(readFileSync(join(directory, name), 'latin1')).not.toContain('4711');
  await server.close();
});

test.each(['2026-1-5', '2026-13-01'])('purge rejects the date %j', async (date) => {
  const { code, stderr } = await contacts(['purge', '--before', date], databaseWith());
  expect(code).toBe(2);
  expect(stderr).toContain('Specify a date such as 2025-12-31.');
});
