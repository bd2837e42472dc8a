import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composeMail, composeRationed } from '#server/mail/compose.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Environment } from '#server/settings/env.ts';
import { openPostgresStore } from '#server/store/postgres/postgres.ts';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import {
  contacts,
  store,
  stored,
  storedContact,
  waiting,
} from '#tests/support/server/run-contacts.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/server/smtp-peer.ts';
import { until } from '#tests/support/server/until.ts';

const settings = {
  from: { name: 'Site', address: 'site@b.example' },
  to: { name: '', address: 'leads@b.example' },
  siteUrl: 'https://b.example',
};

/** Runs the real outbox over the PostgreSQL, with a real mail server. */
async function runOutbox(url: string): Promise<SmtpPeer> {
  const peer = await startSmtpPeer();
  const store = openPostgresStore(url);
  const outbox = createOutbox({
    store,
    transport: smtpTransport(peer.url),
    compose: (claim) => composeMail(claim, settings),
    composeRationed: (waiting) => composeRationed(waiting, settings),
    pollMs: 20,
  });
  outbox.start();
  onTestFinished(async () => {
    await outbox.stop();
    await store.close();
    await peer.close();
  });
  return peer;
}

test('from SQLite to PostgreSQL: what waits is mailed once, what was mailed is not mailed again', async () => {
  const url = await newDatabase();
  const from: Environment = { DATA_DIR: makeTempFolder() };
  const to: Environment = { DATA_DIR: makeTempFolder(), DATABASE_URL: url };
  const due = { ...waiting, nextAttemptAt: new Date().toISOString() };
  const failed = { ...due, attempts: 4, lastError: 'Error 451' };
  const later = { ...failed, nextAttemptAt: new Date(Date.now() + 60 * 60_000).toISOString() };
  const mailed = [storedContact(), storedContact({ attempts: 3 })];
  const dueNow = [
    ...Array.from({ length: 5 }, () => storedContact(due)),
    ...Array.from({ length: 5 }, () => storedContact(failed)),
  ];
  const dueLater = storedContact(later);
  await store(from, [...mailed, ...dueNow, dueLater]);

  const file = join(makeTempFolder(), 'messages.jsonl');
  expect((await contacts(['export', '--json', '--out', file], from)).code).toBe(0);
  const first = await contacts(['import', file], to);
  expect(first).toEqual({ code: 0, stdout: 'Imported 13 messages.\n', stderr: '' });

  const peer = await runOutbox(url);
  await until(async () => (await waitingIn(to)) === 1);
  // Once more, as an owner might who is not sure that it went well.
  const second = await contacts(['import', file], to);
  expect(second.stdout).toBe('Imported 0 messages. Skipped 13 that were there already.\n');

  const resent = await contacts(['resend', dueLater.id.slice(0, 13)], to);
  expect(resent.stdout).toMatch(/^The message of Ada Lovelace <ada@analytical.example> will be/);
  await until(async () => (await waitingIn(to)) === 0);

  const expected = [...dueNow, dueLater].map(({ id }) => id).toSorted();
  expect(peer.mails.map(({ raw }) => messageId(raw)).toSorted()).toEqual(expected);
  const arrived = await stored(to);
  expect(arrived).toHaveLength(13);
  for (const contact of mailed) expect(arrived).toContainEqual(contact);
  // The old place is as it was, in case that the owner turns back.
  expect(await stored(from)).toHaveLength(13);
});

test('a mail that was sent is sent again when the owner says so', async () => {
  const url = await newDatabase();
  const environment = { DATABASE_URL: url };
  const contact = storedContact();
  await store(environment, [contact]);
  const peer = await runOutbox(url);
  const { stdout } = await contacts(['resend', contact.id, '--json'], environment);
  expect(JSON.parse(stdout)).toEqual({ id: contact.id });
  await until(() => peer.mails.length === 1);
  expect(peer.mails.map(({ raw }) => messageId(raw))).toEqual([contact.id]);
});

async function waitingIn(environment: Environment): Promise<number> {
  return (await stored(environment)).filter(({ notifiedAt }) => notifiedAt === null).length;
}

function messageId(mail: string): string {
  return /^Message-ID: <(.+)@/im.exec(mail)?.[1] ?? '';
}
