import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { validMessage } from '#tests/support/server/messages.ts';
import {
  makeDatabase,
  pendingFields,
  readStored,
  runContacts,
  storedMessage,
} from '#tests/support/server/run-contacts.ts';

test('delete removes only one sender’s messages and email files, however the address is written', async () => {
  // PostgREST stores a domain as it was written.
  const unicodeSender = storedMessage({ email: 'ada@mu\u0308nchen.Example' });
  const asciiSender = storedMessage({ name: 'A. Lovelace', email: 'ADA@xn--mnchen-3ya.example' });
  const otherSender = storedMessage({ email: 'xada@münchen.example' });
  const data = makeDatabase(unicodeSender, asciiSender, otherSender);
  const directory = join(data.DATA_DIR, 'mail');
  const keptFiles = [`${otherSender.id}.eml`, `${randomUUID()}.eml`];
  mkdirSync(directory);
  for (const name of [`${unicodeSender.id}.eml`, `${asciiSender.id}.eml`, ...keptFiles])
    writeFileSync(join(directory, name), 'an email');

  const args = ['delete', '--email', 'Ada@MÜNCHEN.example'];
  const unconfirmed = await runContacts(args, data);
  expect(unconfirmed.code).toBe(1);
  expect(unconfirmed.stderr).toMatch(
    /^This would delete 2 messages sent by Ada@MÜNCHEN\.example\. Nothing was changed, [^\n]+\n$/,
  );
  expect(await readStored(data)).toHaveLength(3);

  expect((await runContacts([...args, '--yes'], data)).stdout).toBe('Deleted 2 messages.\n');
  expect(await readStored(data)).toEqual([otherSender]);
  expect(new Set(readdirSync(directory))).toEqual(new Set(keptFiles));
  const noMatch = await runContacts(args, data);
  expect(noMatch.stdout).toMatch(/^No messages sent by Ada@MÜNCHEN\.example in \S+ \(/);
});

test('delete keeps a message whose email file cannot be deleted', async () => {
  const message = storedMessage();
  const data = makeDatabase(message);
  const file = join(data.DATA_DIR, 'mail', `${message.id}.eml`);
  mkdirSync(file, { recursive: true });
  const { code, stderr } = await runContacts(['delete', '--email', message.email, '--yes'], data);
  expect(code).toBe(1);
  expect(stderr).toContain(`${file} cannot be deleted: `);
  expect(await readStored(data)).toEqual([message]);
});

test('neither delete nor resend changes a message while its notification is being sent', async () => {
  const message = storedMessage(pendingFields);
  const data = makeDatabase(message);
  const store = openSqliteStore(data.DATA_DIR);
  await store.claimDue();
  for (const args of [
    ['delete', '--email', message.email, '--yes'],
    ['resend', message.id],
  ]) {
    const { code, stdout, stderr } = await runContacts(args, data);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('being sent at the moment');
  }
  expect(await readStored(data)).toMatchObject([{ id: message.id, notified_at: null }]);
  await store.close();
});

test('purge deletes only the messages received before a date', async () => {
  const keptMessage = storedMessage({ created_at: '2026-01-06T00:00:00.000Z' });
  const data = makeDatabase(
    { created_at: '2026-01-01T12:00:00.000Z' },
    { created_at: '2026-01-04T12:00:00.000Z', ...pendingFields },
    { created_at: '2026-01-05T23:59:59.999Z' },
    keptMessage,
  );
  const args = ['purge', '--before', '2026-01-06'];
  const unconfirmed = await runContacts(args, data);
  expect(unconfirmed.stderr).toMatch(
    /^This would delete 3 messages received before 2026-01-06 \(UTC\)\. Notifications not sent yet: 1\. Nothing was changed, [^\n]+\n$/,
  );
  const { stdout } = await runContacts([...args, '--yes'], data);
  expect(stdout).toBe('Deleted 3 messages.\n');
  expect(await readStored(data)).toEqual([keptMessage]);
});

test('delete reports that deleted text stays on disk while the database is being read', async () => {
  const data = makeDatabase();
  const server = openSqliteStore(data.DATA_DIR);
  const message = { ...validMessage, message: 'forget me not, 4711' };
  // Puts the message's text into the write-ahead log.
  await server.insert(message);
  const reader = new DatabaseSync(join(data.DATA_DIR, 'contacts.db'));
  // Reads in a transaction, because otherwise the garbage collector decides when the read ends.
  reader.exec('begin');
  reader.prepare('select * from contacts').get();
  const { code, stderr } = await runContacts(['delete', '--email', message.email, '--yes'], data);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The messages are deleted, but [^\n]+ still on disk[^\n]+\n$/);
  reader.close();
  await server.cleanUp();
  for (const name of readdirSync(data.DATA_DIR))
    expect(readFileSync(join(data.DATA_DIR, name), 'latin1')).not.toContain('4711');
  await server.close();
});
