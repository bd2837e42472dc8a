import { expect, test } from 'vitest';
import type { AppParts } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { violationFromError } from '#shared/message-rules.ts';
import { paths } from '#shared/paths.ts';
import { makeTestApp } from '#tests/support/server/fixture-site.ts';
import { apiHeaders, longInPunycode, validMessage } from '#tests/support/server/messages.ts';

// tests/data-api compares this server with PostgREST. This file tests the responses that only this server gives.

interface Options extends Partial<AppParts> {
  path?: string;
  headers?: Record<string, string>;
}

/** Sends the body to a new app, and returns the app with its response. */
async function send(body: string, options: Options = {}) {
  const { path = paths.contacts, headers, ...parts } = options;
  const testApp = makeTestApp(parts);
  const init = { method: 'POST', headers: { ...apiHeaders, ...headers }, body };
  const response = await testApp.app.request(path, init);
  const text = await response.text();
  return { ...testApp, status: response.status, headers: response.headers, text };
}

const validBody = JSON.stringify(validMessage);
const jsonBody = (changes: Record<string, unknown>) =>
  JSON.stringify({ ...validMessage, ...changes });

test('an insert stores the message and wakes the outbox', async () => {
  const { status, text, stored, wakeUps } = await send(validBody);
  expect({ status, text, wakeUps: wakeUps() }).toEqual({ status: 201, text: '', wakeUps: 1 });
  expect(stored).toEqual([validMessage]);
});

test('a call to send-contact-email wakes the outbox and ignores the request body', async () => {
  const forged = jsonBody({ to: 'victim@c.example', email: 'a, b' });
  const { status, text, stored, wakeUps } = await send(forged, { path: paths.sendContactEmail });
  expect({ status, wakeUps: wakeUps() }).toEqual({ status: 200, wakeUps: 1 });
  expect(JSON.parse(text)).toEqual({ status: 'accepted' });
  expect(stored).toEqual([]);
});

test('the error for an email address that is too long only in Punycode names the field', async () => {
  const { status, text, stored } = await send(jsonBody({ email: longInPunycode }));
  expect({ status, stored }).toEqual({ status: 400, stored: [] });
  const violation = violationFromError(JSON.parse(text).message);
  expect(violation).toEqual({ column: 'email', rule: 'length' });
});

test('an oversized request does not break the next request', async () => {
  const server = await listen(makeTestApp().app, { host: '127.0.0.1', port: 0 });
  const text = 'x'.repeat(2_000_000);
  for (const body of [text, new Blob([text]).stream()]) {
    // Node requires `duplex` for a stream, but the type `RequestInit` lacks it.
    const init = { method: 'POST', headers: apiHeaders, body, duplex: 'half' } as RequestInit;
    expect((await fetch(server.url + paths.contacts, init)).status).toBe(413);
    expect((await fetch(server.url + paths.health)).status).toBe(200);
  }
  await server.close();
});

const failToInsert = (failure: Error) => ({ store: { insert: () => Promise.reject(failure) } });
test.each<[request: string, status: number, code: string, body: string, options?: Options]>([
  ['an insert on a full disk', 503, 'PGRST001', validBody, failToInsert(new Error('disk full'))],
  ['too many messages', 429, 'PT429', validBody, failToInsert(new TooManyMessagesError())],
  ['a body over 64 KB', 413, '54000', validBody.padEnd(70_000)],
  ['a plain-text body', 415, 'PGRST107', validBody, { headers: { 'content-type': 'text/plain' } }],
  ['a body of null', 400, 'PGRST102', 'null'],
  ['an empty array', 400, 'PGRST102', '[]'],
  ['unclosed brackets', 400, 'PGRST102', '['.repeat(20_000)],
  ['two messages', 400, 'PGRST102', `[${validBody},${jsonBody({ name: 'Grace Hopper' })}]`],
  ['a message in nested arrays', 400, 'PGRST102', `[[${validBody}]]`],
  ['a name that is an object', 400, 'PGRST102', jsonBody({ name: { first: 'Ada' } })],
  ['the unknown column __proto__', 400, 'PGRST204', '{"__proto__":{"name":"x"}}'],
  ['a request without an API key', 401, 'PGRST302', validBody, { headers: { apikey: '' } }],
  ['a wrong API key', 401, 'PGRST301', validBody, { headers: { apikey: 'wrong' } }],
  ['an unknown table', 404, 'PGRST205', validBody, { path: '/rest/v1/senders' }],
  ['an unknown function', 404, 'NOT_FOUND', validBody, { path: '/functions/v1/send-everything' }],
])(
  'the data API responds to %s with %i %s, and stores nothing',
  async (_, expectedStatus, code, body, options) => {
    const { status, headers, text, stored, wakeUps } = await send(body, options);
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: expectedStatus, code });
    expect(headers.get('retry-after')).toBe(status === 429 ? '600' : null);
    expect(headers.get('connection')).toBe(status === 413 ? 'close' : null);
    expect(text).not.toContain('disk');
    expect({ stored, wakeUps: wakeUps() }).toEqual({ stored: [], wakeUps: 0 });
  },
);
