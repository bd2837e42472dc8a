import { expect, test } from 'vitest';
import { TooManyMessagesError } from '#server/store/store.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

// tests/data-api compares with PostgREST. This is what only this server answers.

interface Options {
  path?: string;
  headers?: Record<string, string>;
  failure?: Error;
}

async function send(body: string, { path = paths.contacts, headers: own, failure }: Options = {}) {
  const test = makeTestApp({ failure });
  const init = { method: 'POST', headers: { ...apiHeaders, ...own }, body };
  const response = await test.app.request(path, init);
  const { status, headers } = response;
  return { ...test, status, headers, text: await response.text() };
}

const valid = JSON.stringify(validMessage);
const change = (fields: Record<string, unknown>) => JSON.stringify({ ...validMessage, ...fields });

test('an insert is stored, returns an empty 201 and wakes the outbox', async () => {
  const { status, text, stored, wakes } = await send(valid);
  expect({ status, text, wakes: wakes() }).toEqual({ status: 201, text: '', wakes: 1 });
  expect(stored).toEqual([validMessage]);
});

test('a call of the function wakes the outbox, whatever its body says', async () => {
  const forged = change({ to: 'victim@c.example', email: 'a, b' });
  const { status, text, stored, wakes } = await send(forged, { path: paths.sendContactEmail });
  expect({ status, wakes: wakes() }).toEqual({ status: 200, wakes: 1 });
  expect(JSON.parse(text)).toEqual({ status: 'accepted' });
  expect(stored).toEqual([]);
});

const ofType = (type: string) => ({ headers: { 'content-type': type } });
test.each<[status: number, code: string, body: string, options?: Options]>([
  [503, 'PGRST001', valid, { failure: new Error('disk full') }],
  [429, 'PT429', valid, { failure: new TooManyMessagesError() }],
  [413, '54000', valid.padEnd(70_000)],
  [415, 'PGRST107', valid, ofType('text/plain')],
  [
    415,
    'PGRST107',
    `${new URLSearchParams(validMessage)}`,
    ofType('application/x-www-form-urlencoded'),
  ],
  [400, 'PGRST102', 'null'],
  [400, 'PGRST102', '[]'],
  [400, 'PGRST102', `[${valid},${change({ name: 'Grace Hopper' })}]`],
  [400, 'PGRST102', `[[${valid}]]`],
  [400, 'PGRST102', change({ name: { first: 'Ada' } })],
  [400, 'PGRST204', change({ id: null })],
  [400, 'PGRST204', '{"__proto__":{"name":"x"}}'],
  [401, 'PGRST302', valid, { headers: { apikey: '' } }],
  [401, 'PGRST301', valid, { headers: { apikey: 'wrong' } }],
  [404, 'PGRST205', valid, { path: '/rest/v1/senders' }],
  [404, 'NOT_FOUND', valid, { path: '/functions/v1/send-everything' }],
])('answers %i %s and stores nothing (%#)', async (wanted, code, body, options) => {
  const { status, headers, text, stored, wakes } = await send(body, options);
  expect({ status, code: JSON.parse(text).code }).toEqual({ status: wanted, code });
  expect(headers.get('retry-after')).toBe(status === 429 ? '600' : null);
  expect(headers.get('connection')).toBe(status === 413 ? 'close' : null);
  expect(text).not.toContain('disk');
  expect({ stored, wakes: wakes() }).toEqual({ stored: [], wakes: 0 });
});
