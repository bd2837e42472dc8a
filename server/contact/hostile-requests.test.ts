import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonHeaders } from '#server/http/headers.ts';
import { listen } from '#server/http/listen.ts';
import { formColumns, normalizeForStorage } from '#server/store/rows.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { parseJson } from '#shared/json.ts';
import { honeypotField, type Message, maxBodyBytes, messageColumns } from '#shared/message.ts';
import { findViolation } from '#shared/message-rules.ts';
import { makeMessage, normalizeMessage } from '#shared/message-text.ts';
import { paths } from '#shared/paths.ts';
import { hostileText } from '#tests/support/hostile/hostile-texts.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory, makeTestApp, notServed } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { type HttpResponse, sendRequest } from '#tests/support/server/send-request.ts';

const requests = shortOrLong(400, 50_000);
const internals = new RegExp(`${notServed}|"siteUrl"|\\n\\s+at |node:internal`);

/** Generates the usual value most of the time. */
const mostly = <T>(usual: T, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 10, arbitrary: fc.constant(usual) }, odd);
const method = mostly('POST', fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'));
// Node rejects more than 16 KB of request line and headers before the app sees them.
const inUrl = hostileText.map((text) => encodeURIComponent(text.slice(0, 300).toWellFormed()));
/** Keeps only the characters that Node's client accepts in a header. */
const inHeader = hostileText.map((text) =>
  text.slice(0, 300).replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const text = fc.oneof({ weight: 6, arbitrary: plainText }, hostileText);
const email = fc.oneof({ weight: 6, arbitrary: fc.emailAddress() }, hostileText);
const message = fc
  .record({ name: text, email, message: text }, { requiredKeys: [] })
  .map((changes) => ({ ...validMessage, ...changes }));

/** Keys that clients may not set, keys that are special in JavaScript, and columns to overwrite or leave out. */
const oddKey = fc.constantFrom('id', 'bcc', '__proto__', 'constructor', 'Name', ...messageColumns);
const oddValue = fc.oneof(fc.constant(undefined), hostileText, fc.jsonValue({ maxDepth: 3 }));
const row = fc
  .tuple(message, mostly({}, fc.dictionary(oddKey, oddValue, { maxKeys: 2 })))
  .map((parts) => Object.assign({}, ...parts));
const valid = JSON.stringify(validMessage);
const oddBodies = [
  'null',
  '\ufeff{}',
  '['.repeat(20_000),
  valid.slice(1),
  ...[maxBodyBytes, maxBodyBytes + 1, 300_000].map((size) => valid.padStart(size)),
];

const call = fc.record({
  method,
  target: fc.oneof(
    { weight: 8, arbitrary: fc.constant<string>(paths.contacts) },
    { weight: 2, arbitrary: fc.constant<string>(paths.sendContactEmail) },
    inUrl.map((text) => `${paths.contacts}?columns=${text}`),
    inUrl.map((text) => `/rest/v1/${text}`),
  ),
  headers: mostly<Record<string, string>>(
    {},
    fc.dictionary(fc.constantFrom('content-type', 'prefer', 'apikey'), inHeader, { maxKeys: 1 }),
  ).map((odd) => ({ ...apiHeaders, ...odd })),
  body: fc.oneof(
    { weight: 20, arbitrary: row.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: fc.array(row, { maxLength: 2 }).map((rows) => JSON.stringify(rows)) },
    { weight: 4, arbitrary: fc.constantFrom(...oddBodies) },
    fc.json(),
    fc.uint8Array({ maxLength: 80 }),
  ),
});

const form = fc.record({
  method,
  target: fc.constant<string>(paths.contactForm),
  headers: fc.constant({ 'content-type': 'application/x-www-form-urlencoded' }),
  body: fc
    .tuple(message, mostly('', hostileText))
    .map(([texts, honeypot]) => `${new URLSearchParams({ ...texts, [honeypotField]: honeypot })}`),
});

const hostileRequest = fc
  .tuple(fc.oneof({ weight: 5, arbitrary: call }, form), inHeader)
  .map(([request, forwardedFor]) => {
    const body = Buffer.from(request.body as string);
    const added = { 'content-length': `${body.length}`, 'x-forwarded-for': forwardedFor };
    return { ...request, headers: { ...request.headers, ...added }, body };
  });
type HostileRequest = typeof hostileRequest extends fc.Arbitrary<infer Request> ? Request : never;

test(`the server withstands ${requests} hostile requests (seed ${seed})`, {
  timeout: shortOrLong(120_000, 3_600_000),
}, async () => {
  const dataDir = makeTempDirectory();
  const store = openSqliteStore(dataDir);
  const { app } = makeTestApp({ store, trustProxy: 1 });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Reads the file directly, without the server's code.
  using database = new DatabaseSync(join(dataDir, 'contacts.db'), { readOnly: true });
  const newRows = database.prepare(
    `select ${formColumns} from contacts where rowid > ? order by rowid`,
  );
  const stored = new Set<string>();
  let seen = 0;
  const statuses = new Set<number>();

  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const response = await sendRequest(server.url, request.target, { agent, ...request });
    statuses.add(response.status);
    expectSound(request, response);
    const acknowledged = acknowledgedBy(response, request);
    for (const row of newRows.all(seen)) {
      seen += 1;
      const message = makeMessage((column) => String(row[column]));
      expect(findViolation(message)).toBeUndefined();
      expect(acknowledged).toContainEqual(message);
      stored.add(JSON.stringify(message));
    }
    // Duplicates are acknowledged too.
    for (const message of acknowledged) expect(stored).toContain(JSON.stringify(message));
  });
  await fc.assert(property, { seed, numRuns: requests });
  agent.destroy();
  await server.close();
  await store.close();

  // The requests provoked every kind of response.
  const everyKind = [200, 201, 400, 401, 404, 405, 413, 415, 422];
  expect([...statuses]).toEqual(expect.arrayContaining(everyKind));
  expect(stored.size).toBeGreaterThan(requests / 10);
});

/** Checks what holds for every response. */
function expectSound({ method, target }: HostileRequest, { status, headers, text }: HttpResponse) {
  expect(status).toBeLessThan(500);
  // Node rejects malformed requests before the app sees them.
  if (status === 400 && text === '') return;
  expect(headers).toMatchObject(commonHeaders());
  expect(text).not.toMatch(internals);
  if (status < 400 || method === 'HEAD') return;
  const isApi = target.startsWith(paths.contacts);
  expect(text).toMatch(isApi ? /"code":"[A-Z0-9_]{5,9}"/ : /^(?!.*(<script|\{\{reason))/s);
}

/** Returns the messages that the response says are stored. */
function acknowledgedBy({ status }: HttpResponse, { target, body }: HostileRequest): Message[] {
  if (target !== paths.contactForm)
    return status === 201
      ? ([parseJson(body)?.value].flat() as Message[]).map(normalizeForStorage)
      : [];
  const fields = new URLSearchParams(body.toString());
  const accepted = status === 200 && !fields.get(honeypotField);
  return accepted
    ? [normalizeForStorage(normalizeMessage(makeMessage((name) => fields.get(name) ?? '')))]
    : [];
}
