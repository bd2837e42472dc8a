import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Listening, listen } from '#server/listen/listen.ts';
import { composeMail } from '#server/mail/compose.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { loadSite } from '#server/site/load-site.ts';
import { textColumns, textParameters } from '#server/store/rows.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import type { Message } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import { defaultAnonKey } from '#shared/paths.ts';
import {
  expectHarmless,
  expectSound,
  expectStored,
} from '#tests/support/hostile/hostile-claims.ts';
import { hostileRequest } from '#tests/support/hostile/hostile-requests.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { captureMails } from '#tests/support/server/mail-capture.ts';
import { ask } from '#tests/support/server/send-request.ts';
import { until } from '#tests/support/server/until.ts';

const requests = shortOrLong(1500, 50_000);
const messagesPerAddress = 12;
const ours = 'leads@site.test';
const settings = {
  from: { name: 'Site', address: 'site@site.test' },
  to: { name: '', address: ours },
  siteUrl: 'https://site.test',
};

const dataDir = makeTempFolder();
const store = openSqliteStore(dataDir, { messagesPerAddress });
const { transport, mails } = captureMails();
const outbox = createOutbox({
  store,
  transport,
  compose: (claim) => composeMail(claim, settings),
  database: dataDir,
});
const site = loadSite(makeFixtureSite());
const app = createApp({ site, store, outbox, anonKey: defaultAnonKey, trustProxy: 1 });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Listening;

// Reads the file directly, without the server's code.
const database = new DatabaseSync(join(dataDir, 'contacts.db'), { readOnly: true });
const rowsAfter = database.prepare(
  `select rowid, ${textColumns} from contacts where rowid > ? order by rowid`,
);
const sameRow = database.prepare(
  `select 1 from contacts where (${textColumns}) = (${textParameters})`,
);
const rowCount = database.prepare('select count(*) as n from contacts');
const waitingCount = database.prepare(
  'select count(*) as n from contacts where notified_at is null',
);
const emailById = database.prepare('select email from contacts where id = ?');
let lastRow = 0;

beforeAll(async () => {
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  agent.destroy();
  await server.close();
  await outbox.stop();
  database.close();
  await store.close();
});

test(`${requests} hostile requests (seed ${seed})`, {
  timeout: shortOrLong(120_000, 3_600_000),
}, async () => {
  const statuses = new Set<number>();
  const sentBy = new Map<string, number>();

  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const response = await ask(server.url, request.target, { agent, ...request });
    const rows = takeNewRows();
    const sent = (sentBy.get(request.visitor) ?? 0) + rows.length;
    sentBy.set(request.visitor, sent);
    statuses.add(response.status);
    expectSound(request, response);
    expectStored(request, response, rows, isStored);
    // Even with forged addresses.
    expect(sent).toBeLessThanOrEqual(messagesPerAddress);
    expect(mails.length).toBeLessThanOrEqual(count(rowCount));
  });
  await fc.assert(property, { seed, numRuns: requests });

  // Each row has one mail, and each mail a row.
  outbox.wake();
  await until(() => count(waitingCount) === 0);
  expect(mails).toHaveLength(count(rowCount));
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  for (const mail of mails) expectHarmless(mail, ours, emailOf(mail.id));

  // The requests provoked every kind of response.
  const everywhere = [200, 201, 204, 400, 401, 404, 405, 413, 415, 422, 429];
  expect(everywhere.filter((status) => !statuses.has(status))).toEqual([]);
  // In the long form, most visitors reach their limit.
  expect(count(rowCount)).toBeGreaterThan(Math.min(requests / 10, 30 * messagesPerAddress));
});

function takeNewRows(): Message[] {
  return rowsAfter.all(lastRow).map(({ rowid, ...texts }) => {
    lastRow = Number(rowid);
    return texts as unknown as Message;
  });
}

function isStored(message: Message): boolean {
  return sameRow.get(makeMessage((column) => message[column])) !== undefined;
}

function emailOf(id: string): string | undefined {
  return emailById.get(id)?.['email']?.toString();
}

function count(statement: typeof rowCount): number {
  return Number(statement.get()?.['n']);
}
