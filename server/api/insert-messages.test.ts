import { describe, expect, test } from 'vitest';
import { TooManyMessagesError } from '#server/store/store.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, validMessage } from '#tests/support/server/messages.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

interface ApiRequest {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends an insert with the one change that a test is about. */
async function send(
  {
    path = paths.contacts,
    method = 'POST',
    headers = {},
    body = JSON.stringify(validMessage),
  }: ApiRequest,
  test = makeTestApp(),
) {
  const response = await test.app.request(path, {
    method,
    headers: { ...apiHeaders, ...headers },
    ...(method === 'POST' && { body }),
  });
  const text = await response.text();
  return { ...test, response, text, answer: text ? JSON.parse(text) : undefined };
}

const json = (value: unknown): ApiRequest => ({ body: JSON.stringify(value) });
const change = (fields: Record<string, unknown>): ApiRequest =>
  json({ ...validMessage, ...fields });

describe('an insert', () => {
  test('is stored, answered 201 with nothing in it, and announced to the outbox', async () => {
    const { response, text, stored, wakes } = await send({});
    expect(response.status).toBe(201);
    expect(text).toBe('');
    expect(stored).toEqual([validMessage]);
    expect(wakes()).toBe(1);
  });

  test('says that the store failed, and not how', async () => {
    const { response, text } = await send({}, makeTestApp({ failure: new Error('disk full') }));
    expect(response.status).toBe(503);
    expect(text).not.toContain('disk');
  });

  test('says that one address has sent too many, and triggers nothing', async () => {
    const limited = makeTestApp({ failure: new TooManyMessagesError() });
    const { response, answer, wakes } = await send({}, limited);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(answer).toEqual({
      code: 'PT429',
      details: null,
      hint: 'try again in ten minutes',
      message: 'too many messages from this address',
    });
    expect(wakes()).toBe(0);
  });
});

/** Cases that tests/data-api/cases.ts, which compares with PostgREST, does not have. */
const refused: [string, number, string, ApiRequest][] = [
  ['a wrong bearer token', 401, 'PGRST301', { headers: { apikey: '', authorization: 'Bearer x' } }],
  ['__proto__ as a column', 400, 'PGRST204', { body: '{"__proto__":{"name":"x"}}' }],
  ['an unknown column in the query', 400, 'PGRST204', { path: `${paths.contacts}?columns=name,x` }],
  ['an empty body', 400, 'PGRST102', { body: '' }],
  ['rows that are no objects', 400, 'PGRST102', json([[validMessage]])],
  ['deep nesting', 400, 'PGRST102', { body: '['.repeat(30_000) }],
  ['no field at all', 400, '23502', json({})],
  ['a number', 400, '42804', change({ name: 1 })],
  ['2 MB', 413, '54000', change({ message: 'm'.repeat(2_000_000) })],
  ['another path', 404, 'PGRST205', { path: '/rest/v2/..%5c/1' }],
  ['a method of its own', 401, '42501', { method: 'PROPFIND' }],
];

test.each(refused)('%s: %i %s', async (_, status, code, request) => {
  const { response, answer, stored, wakes } = await send(request);
  expect({ status: response.status, code: answer.code }).toEqual({ status, code });
  expect(Object.keys(answer)).toEqual(['code', 'details', 'hint', 'message']);
  expect(response.headers.get('connection')).toBe(status === 413 ? 'close' : null);
  expect(stored).toEqual([]);
  expect(wakes()).toBe(0);
});
