import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { commonHeaders } from '#server/http/headers.ts';
import { listen } from '#server/http/listen.ts';
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
import { type HttpResponse, sendRequest } from '#tests/support/server/send-request.ts';

const requests = shortOrLong(1500, 50_000);
const messagesPerAddress = 12;
const internals = new RegExp(`${notServed}|"siteUrl"|\\n\\s+at |node:internal`);

test(`${requests} hostile requests (seed ${seed})`, {
  timeout: shortOrLong(120_000, 3_600_000),
}, async () => {
  const dataDir = makeTempFolder();
  const store = openSqliteStore(dataDir, { messagesPerAddress });
  const site = loadSite(makeFixtureSite());
  const outbox = { wake() {} };
  const app = createApp({ site, store, outbox, anonKey: defaultAnonKey, trustProxy: 1 });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Reads the file directly, without the server's code.
  const database = new DatabaseSync(join(dataDir, 'contacts.db'), { readOnly: true });
  const newRows = database.prepare(
    `select ${textColumns} from contacts where rowid > ? order by rowid`,
  );
  const stored: Message[] = [];
  const isStored = (message: Message) =>
    stored.some((row) => JSON.stringify(row) === JSON.stringify(message));
  const sentBy = new Map<string, number>();
  const statuses = new Set<number>();

  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const response = await sendRequest(server.url, request.target, { agent, ...request });
    statuses.add(response.status);
    expectSound(request, response);
    const acknowledged = acknowledgedBy(response, request);
    const rows = newRows.all(stored.length);
    for (const row of rows) {
      const message = makeMessage((column) => String(row[column]));
      expect(findBrokenRule(message)).toBeUndefined();
      expect(acknowledged).toContainEqual(message);
      stored.push(message);
    }
    // Repeats are acknowledged too.
    expect(acknowledged.filter((message) => !isStored(message))).toEqual([]);
    const sent = (sentBy.get(request.visitor) ?? 0) + rows.length;
    sentBy.set(request.visitor, sent);
    // Even with forged addresses.
    expect(sent).toBeLessThanOrEqual(messagesPerAddress);
  });
  await fc.assert(property, { seed, numRuns: requests });

  // The requests provoked every kind of response.
  const everyKind = [200, 201, 204, 304, 308, 400, 401, 404, 405, 413, 415, 422, 429];
  expect([...statuses]).toEqual(expect.arrayContaining(everyKind));
  // In the long form, most visitors reach their limit.
  expect(stored.length).toBeGreaterThan(Math.min(requests / 10, 15 * messagesPerAddress));
  agent.destroy();
  await server.close();
  database.close();
  await store.close();
});

/** Checks what holds for every response. */
function expectSound({ method, target }: HostileRequest, { status, headers, text }: HttpResponse) {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  // Node refuses what is no request before the app sees it.
  if (status === 400 && text === '') return;
  expect(headers).toMatchObject(commonHeaders());
  expect(text).not.toMatch(internals);
  expect(headers.location ?? '/', 'never to another site').toMatch(/^\/(?![/\\])/);
  if (status < 400 || method === 'HEAD') return;
  const type = headers['content-type'] ?? '';
  const isForm = target === paths.contactForm && method === 'POST';
  const ofPath = target.startsWith(paths.contacts) ? 'application/json' : isForm ? 'text/html' : '';
  expect(type).toContain(ofPath);
  const isError = type === 'application/json';
  expect(text).toMatch(isError ? /"code":"[A-Z0-9_]{5,9}"/ : /^(?!.*(<script|\{\{reason))/s);
}

/** Returns the messages that the response says are stored. */
function acknowledgedBy({ status }: HttpResponse, { form, body }: HostileRequest): Message[] {
  if (form) {
    const accepted = status === 200 && !form.honeypot;
    return accepted ? [toStored(tidyMessage(form.message))] : [];
  }
  return status === 201 ? ([parseJson(body)?.value].flat() as Message[]).map(toStored) : [];
}
