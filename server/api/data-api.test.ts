import { expect, test } from 'vitest';
import { TooManyMessagesError } from '#server/store/store.ts';
import { messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

// tests/data-api compares with PostgREST. This is what only this server can show.

async function send(body: string, test = makeTestApp(), path: string = paths.contacts) {
  const init = { method: 'POST', headers: apiHeaders, body };
  const response = await test.app.request(path, init);
  const text = await response.text();
  return { ...test, response, text, answer: text ? JSON.parse(text) : undefined };
}

const valid = JSON.stringify(validMessage);
const mailer = paths.sendContactEmail;

test('an insert is stored, answered 201 with nothing in it, and announced to the outbox', async () => {
  const { response, text, stored, wakes } = await send(valid);
  expect(response.status).toBe(201);
  expect(text).toBe('');
  expect(stored).toEqual([validMessage]);
  expect(wakes()).toBe(1);
});

test('a call of the function wakes the outbox, whatever its body says', async () => {
  const forged = JSON.stringify({ ...validMessage, to: 'victim@c.example', email: 'a, b' });
  const { response, answer, stored, wakes } = await send(forged, makeTestApp(), mailer);
  expect(response.status).toBe(200);
  expect(answer).toEqual({ status: 'accepted' });
  expect(wakes()).toBe(1);
  expect(stored).toEqual([]);
});

test.each<[string, number, string, Record<string, string>, string, (Error | undefined)?, string?]>([
  ['a store that fails', 503, 'PGRST001', {}, valid, new Error('disk full')],
  [
    'a limit that is reached',
    429,
    'PT429',
    { 'retry-after': '600' },
    valid,
    new TooManyMessagesError(),
  ],
  ['2 MB', 413, '54000', { connection: 'close' }, 'm'.repeat(2_000_000)],
  ['__proto__ as a column', 400, 'PGRST204', {}, '{"__proto__":{"name":"x"}}'],
  [
    'an unknown column in the query',
    400,
    'PGRST204',
    {},
    valid,
    undefined,
    `${paths.contacts}?columns=name,x`,
  ],
  ['rows that are no objects', 400, 'PGRST102', {}, `[[${valid}]]`],
  ['deep nesting', 400, 'PGRST102', {}, '['.repeat(30_000)],
  ['a call with an array', 400, 'PGRST102', {}, `[${valid}]`, undefined, mailer],
  ['a call with a field missing', 400, 'PGRST102', {}, '{"name":"Ada"}', undefined, mailer],
  ['a call with 2 MB', 413, '54000', {}, 'm'.repeat(2_000_000), undefined, mailer],
  ['another function', 404, 'NOT_FOUND', {}, valid, undefined, '/functions/v1/send-everything'],
])('%s: %i %s', async (_, status, code, headers, body, failure, path) => {
  const app = makeTestApp(failure && { failure });
  const { response, answer, text, stored, wakes } = await send(body, app, path);
  expect({ status: response.status, code: answer.code }).toEqual({ status, code });
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  expect(text).not.toContain('disk');
  expect(stored).toEqual([]);
  expect(wakes()).toBe(0);
});

test('takes a hundred messages, and a column that is named more than once', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => ({ ...validMessage, message: `${row}` }));
  const path = `${paths.contacts}?columns=name,${messageColumns.join()}`;
  const { stored } = await send(JSON.stringify(rows), makeTestApp(), path);
  expect(stored).toHaveLength(100);
});
