import { expect, test } from 'vitest';
import { TooManyMessagesError } from '#server/store/store.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

// tests/data-api compares with PostgREST. This is what only this server can show.

async function send(body: string, path: string = paths.contacts, failure?: Error) {
  const test = makeTestApp({ failure });
  const init = { method: 'POST', headers: apiHeaders, body };
  const response = await test.app.request(path, init);
  const { status, headers } = response;
  return { ...test, status, headers, text: await response.text() };
}

const valid = JSON.stringify(validMessage);
const mailer = paths.sendContactEmail;

test('an insert is stored, answered 201 with nothing in it, and announced to the outbox', async () => {
  const { status, text, stored, wakes } = await send(valid);
  expect({ status, text, wakes: wakes() }).toEqual({ status: 201, text: '', wakes: 1 });
  expect(stored).toEqual([validMessage]);
});

test('a call of the function wakes the outbox, whatever its body says', async () => {
  const forged = JSON.stringify({ ...validMessage, to: 'victim@c.example', email: 'a, b' });
  const { status, text, stored, wakes } = await send(forged, mailer);
  expect({ status, wakes: wakes() }).toEqual({ status: 200, wakes: 1 });
  expect(JSON.parse(text)).toEqual({ status: 'accepted' });
  expect(stored).toEqual([]);
});

test.each<[status: number, code: string, body: string, path?: string, failure?: Error]>([
  [503, 'PGRST001', valid, paths.contacts, new Error('disk full')],
  [429, 'PT429', valid, paths.contacts, new TooManyMessagesError()],
  [400, 'PGRST204', '{"__proto__":{"name":"x"}}'],
  [400, 'PGRST102', `[[${valid}]]`],
  [404, 'NOT_FOUND', valid, '/functions/v1/send-everything'],
])('answers %i %s and stores nothing (%#)', async (wanted, code, body, path, failure) => {
  const { status, headers, text, stored, wakes } = await send(body, path, failure);
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: wanted, code });
  expect(headers.get('retry-after')).toBe(status === 429 ? '600' : null);
  expect(headers.get('connection')).toBe(status === 413 ? 'close' : null);
  expect(text).not.toContain('disk');
  expect({ stored, wakes: wakes() }).toEqual({ stored: [], wakes: 0 });
});
