import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { listen } from '#server/listen/listen.ts';
import { composeMail } from '#server/mail/compose.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { loadSite } from '#server/site/load-site.ts';
import { textColumns, toStored } from '#server/store/rows.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { parseJson } from '#shared/json.ts';
import type { Message } from '#shared/message.ts';
import { findBrokenRule } from '#shared/message-rules.ts';
import { makeMessage, tidyMessage } from '#shared/message-texts.ts';
import { defaultAnonKey, paths } from '#shared/paths.ts';
import { type HostileRequest, hostileRequest } from '#tests/support/hostile/hostile-requests.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeFixtureSite, makeTempFolder, notServed } from '#tests/support/server/fixture-site.ts';
import { type CapturedMail, captureMails } from '#tests/support/server/mail-capture.ts';
import { mailSettings } from '#tests/support/server/messages.ts';
import { ask, type HttpResponse } from '#tests/support/server/send-request.ts';
import { until } from '#tests/support/server/until.ts';

const requests = shortOrLong(1500, 50_000);
const messagesPerAddress = 12;

test(`${requests} hostile requests (seed ${seed})`, {
  timeout: shortOrLong(120_000, 3_600_000),
}, async () => {
  const { server, store, outbox, mails, newRows } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stored = new Map<string, Message>();
  const isStored = (message: Message) =>
    [...stored.values()].some((row) => JSON.stringify(row) === JSON.stringify(message));
  const sentBy = new Map<string, number>();
  const statuses = new Set<number>();

  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const response = await ask(server.url, request.target, { agent, ...request });
    statuses.add(response.status);
    expectSound(request, response);

    const acknowledged = messagesIn(request, response);
    const added = newRows(stored.size);
    for (const { id, message } of added) {
      expect(findBrokenRule(message)).toBeUndefined();
      expect(acknowledged).toContainEqual(message);
      stored.set(id, message);
    }
    // Repeats are acknowledged too.
    expect(acknowledged.filter((message) => !isStored(message))).toEqual([]);
    const sent = (sentBy.get(request.visitor) ?? 0) + added.length;
    sentBy.set(request.visitor, sent);
    // Even with forged addresses.
    expect(sent).toBeLessThanOrEqual(messagesPerAddress);
  });
  await fc.assert(property, { seed, numRuns: requests });
  agent.destroy();

  outbox.wake();
  await until(async () => (await store.backlog()).waiting === 0);
  expect(mails.map(({ id }) => id).toSorted()).toEqual([...stored.keys()].toSorted());
  for (const mail of mails) expectHarmless(mail, stored.get(mail.id)?.email ?? '');

  // The requests provoked every kind of response.
  const everyKind = [200, 201, 204, 400, 401, 404, 405, 413, 415, 422, 429];
  expect([...statuses]).toEqual(expect.arrayContaining(everyKind));
  // In the long form, most visitors reach their limit.
  expect(stored.size).toBeGreaterThan(Math.min(requests / 10, 30 * messagesPerAddress));
});

async function startServer() {
  const dataDir = makeTempFolder();
  const store = openSqliteStore(dataDir, { messagesPerAddress });
  const { transport, mails } = captureMails();
  const outbox = createOutbox({
    store,
    transport,
    compose: (claim) => composeMail(claim, mailSettings),
    database: dataDir,
  });
  const site = loadSite(makeFixtureSite());
  const app = createApp({ site, store, outbox, anonKey: defaultAnonKey, trustProxy: 1 });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  // Reads the file directly, without the server's code.
  const database = new DatabaseSync(join(dataDir, 'contacts.db'), { readOnly: true });
  const later = database.prepare(
    `select id, ${textColumns} from contacts where rowid > ? order by rowid`,
  );
  onTestFinished(async () => {
    await server.close();
    await outbox.stop();
    database.close();
    await store.close();
  });
  const newRows = (known: number) =>
    later.all(known).map((row) => ({
      id: String(row['id']),
      message: makeMessage((column) => String(row[column])),
    }));
  return { server, store, outbox, mails, newRows };
}

/** Checks what holds for every response. */
function expectSound({ method, target }: HostileRequest, { status, headers, text }: HttpResponse) {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  // Node refuses what is no request before the app sees it.
  if (status === 400 && text === '') return;
  expect(headers).toMatchObject(securityHeaders());
  expect(text).not.toContain(notServed);
  if (status < 400 || method === 'HEAD') return;
  const type = headers['content-type'] ?? '';
  const isForm = target === paths.contactForm && method === 'POST';
  const expected = target.startsWith(paths.contacts)
    ? 'application/json'
    : isForm
      ? 'text/html'
      : '';
  expect(type).toContain(expected);
  const isError = type === 'application/json';
  expect(text).toMatch(isError ? /"code":"[A-Z0-9_]{5,9}"/ : /^(?!.*(<script|\{\{reason))/s);
}

/** Returns the messages that the response says are stored. */
function messagesIn({ form, body, target }: HostileRequest, { status }: HttpResponse): Message[] {
  if (form) {
    const accepted = status === 200 && !form.honeypot;
    return accepted ? [toStored(tidyMessage(form.message))] : [];
  }
  if (status !== 201) return [];
  expect(target).toMatch(/^\/rest\/v1\/contacts(\?|$)/);
  return ([parseJson(body)?.value].flat() as Message[]).map(toStored);
}

/** Checks that a mail goes to the company alone, and its reply to one visitor. */
function expectHarmless({ recipients, head }: CapturedMail, email: string): void {
  const valueOf = (name: string) =>
    head.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  expect(recipients).toEqual([mailSettings.to.address]);
  expect(valueOf('To')).toBe(mailSettings.to.address);
  // Only the local part: the domain may be spelled in ASCII.
  const replyTo = addressparser(valueOf('Reply-To'), { flatten: true });
  expect(replyTo.map(({ address }) => address.split('@')[0])).toEqual([email.split('@')[0]]);
  expect(head.join('\n')).not.toMatch(/^(resent-|cc|bcc|sender)[^ ]*:/im);
}
