import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonHeaders } from '#server/http/headers.ts';
import { listen } from '#server/http/listen.ts';
import { formColumns, normalizeForStorage } from '#server/store/rows.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite.ts';
import { honeypotField, type Message } from '#shared/message.ts';
import { findViolation } from '#shared/message-rules.ts';
import { makeMessage, normalizeMessage } from '#shared/message-text.ts';
import { paths } from '#shared/paths.ts';
import { seed, shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory, makeTestApp, notServed } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { sendRequest } from '#tests/support/server/send-request.ts';

const requests = shortOrLong(400, 50_000);
const internals = new RegExp(`${notServed}|"siteUrl"|\\n\\s+at |node:internal`);

const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const characters = [
  '\0',
  '\r\n',
  '\u001b[2J',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u202eevil\u2066',
  '\ud800',
];
const injections = [
  '\r\nBcc: a@b.example',
  "'); drop table contacts; --",
  '<script>alert(1)</script>',
];
const templates = '</textarea> {{message}} $& =cmd|x %00 \\u0000'.split(' ');
/** Strings of kinds that have broken other servers. */
const fragment = fc.constantFrom(...characters, ...injections, ...templates);
const hostileText = fc.oneof(
  plainText,
  fc.constantFrom('', ' ', '\t\n'),
  fc.tuple(plainText, fragment, plainText).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // At each limit, and one character over it.
  fc.constantFrom(200, 201, 320, 321, 5000, 5001).map((length) => '😀'.repeat(length)),
);
const text = fc.oneof(plainText, hostileText);
const email = fc.oneof(fc.emailAddress(), hostileText);
const message = fc
  .record({ name: text, email, message: text }, { requiredKeys: [] })
  .map((changes) => ({ ...validMessage, ...changes }));

/** Fields that clients may not set. */
const oddKey = fc.constantFrom('id', 'bcc', 'constructor', 'Name');
const oddFields = fc.dictionary(oddKey, fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, maxKeys: 2 });

interface HostileRequest {
  target: string;
  type: string;
  body: string | Uint8Array;
  /** The message that the server may accept. */
  message?: Message;
}
const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];

const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  message.map((message) => {
    const body = JSON.stringify(message);
    return { target: paths.contacts, type: json, body, message };
  }),
  fc.tuple(message, fc.oneof(fc.constant(''), hostileText)).map(([message, honeypot]) => {
    const body = `${new URLSearchParams({ ...message, [honeypotField]: honeypot })}`;
    const typed = normalizeMessage(makeMessage((name) => message[name].toWellFormed()));
    return { target: paths.contactForm, type: form, body, ...(!honeypot && { message: typed }) };
  }),
  fc.record({
    target: fc.constantFrom<string>(paths.contacts, paths.contactForm, paths.sendContactEmail),
    type: fc.constantFrom(json, form, 'multipart/form-data; boundary=x'),
    body: fc.oneof(
      fc.tuple(message, oddFields).map((parts) => JSON.stringify(Object.assign({}, ...parts))),
      fc.json(),
      fc.uint8Array({ maxLength: 80 }),
      fc.constant('['.repeat(20_000)),
    ),
  }),
);
/** Keeps only the characters that Node's client accepts in a header. */
const forwardedFor = hostileText.map((text) =>
  text.slice(0, 300).replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

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
  const stored: Message[] = [];
  const statuses = new Set<number>();

  const property = fc.asyncProperty(hostileRequest, forwardedFor, async (request, forwarded) => {
    const { target, type, body, message } = request;
    const headers = { ...apiHeaders, 'content-type': type, 'x-forwarded-for': forwarded };
    const options = { method: 'POST', agent, headers, body };
    const response = await sendRequest(server.url, target, options);
    statuses.add(response.status);
    expect(response.status).toBeLessThan(500);
    expect(response.headers).toMatchObject(commonHeaders());
    expect(response.text).not.toMatch(internals);
    expect(response.text).not.toMatch(/<script|\{\{reason/);

    const rows = newRows.all(stored.length).map((row) => makeMessage((name) => String(row[name])));
    stored.push(...rows);
    for (const row of rows) expect(findViolation(row)).toBeUndefined();
    const accepted = message && response.status < 300 ? [normalizeForStorage(message)] : [];
    // Duplicates are accepted too, but not stored again.
    expect(stored).toEqual(expect.arrayContaining(accepted));
    expect(rows.length).toBeLessThanOrEqual(accepted.length);
  });
  await fc.assert(property, { seed, numRuns: requests });
  // The requests provoked every kind of response.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 415, 422]));
  expect(stored.length).toBeGreaterThan(requests / 10);
  agent.destroy();
  await server.close();
  await store.close();
});
