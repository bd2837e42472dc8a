import { describe, expect, test } from 'vitest';
import { maxBodyBytes } from '#contract/contact.ts';
import { paths } from '#contract/paths.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { apiHeaders, validContact } from '#tests/support/server/contacts.ts';
import { makeTestApp } from '#tests/support/server/test-app.ts';

interface ApiRequest {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
}

/** Sends an insert with the one change that a test is about. */
async function send(request: ApiRequest, test = makeTestApp()) {
  const { path = paths.contacts, method = 'POST', headers = {} } = request;
  const init: RequestInit = {
    method,
    headers: { ...apiHeaders, ...headers },
  };
  if (method !== 'GET' && method !== 'HEAD')
    init.body = request.body ?? JSON.stringify(validContact);
  const response = await test.app.request(path, init);
  const text = await response.text();
  return {
    ...test,
    response,
    status: response.status,
    text,
    body: text ? JSON.parse(text) : undefined,
  };
}

const json = (value: unknown): ApiRequest => ({ body: JSON.stringify(value) });
const change = (fields: Record<string, unknown>): ApiRequest =>
  json({ ...validContact, ...fields });

describe('an insert', () => {
  test('is stored, answered 201 with nothing in it, and announced to the outbox', async () => {
    const { status, text, stored, wakes } = await send({});
    expect(status).toBe(201);
    expect(text).toBe('');
    expect(stored).toEqual([validContact]);
    expect(wakes()).toBe(1);
  });

  test.each<[string, ApiRequest]>([
    ['a charset', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
    ['the public schema', { headers: { 'content-profile': 'public' } }],
  ])('may be sent with %s', async (_, request) => {
    const { status, stored } = await send(request);
    expect(status).toBe(201);
    expect(stored).toEqual([validContact]);
  });

  test('says that the store failed, and not how', async () => {
    const { status, body } = await send({}, makeTestApp({ failure: new Error('disk full') }));
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('disk');
  });

  test('says that one address has sent too many, and triggers nothing', async () => {
    const limited = makeTestApp({ failure: new TooManyMessagesError() });
    const { response, body, wakes } = await send({}, limited);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(body).toEqual({
      code: 'PT429',
      details: null,
      hint: 'try again in ten minutes',
      message: 'too many messages from this address',
    });
    expect(wakes()).toBe(0);
  });
});

/** Beyond those of tests/data-api/cases.ts, which are judged beside PostgREST. */
const hostile: [string, number, string, ApiRequest][] = [
  ['a wrong bearer token', 401, 'PGRST301', { headers: { apikey: '', authorization: 'Bearer x' } }],
  ['__proto__ as a column', 400, 'PGRST204', { body: '{"__proto__":{"name":"x"}}' }],
  ['an unknown column in the query', 400, 'PGRST204', { path: `${paths.contacts}?columns=name,x` }],
  ['a column of the outbox', 401, '42501', change({ notified_at: 'now' })],
  ['an empty body', 400, 'PGRST102', { body: '' }],
  ['a JSON string', 400, 'PGRST102', { body: '"name"' }],
  ['rows that are no objects', 400, 'PGRST102', json([[validContact]])],
  ['rows with different keys', 400, 'PGRST102', json([validContact, { name: 'x' }])],
  ['deep nesting', 400, 'PGRST102', { body: '['.repeat(30_000) }],
  ['no field at all', 400, '23502', json({})],
  ['an array', 400, '42804', change({ name: ['Ada'] })],
  ['2 MB', 413, '54000', change({ message: 'm'.repeat(2_000_000) })],
  ['CSV', 415, 'PGRST102', { headers: { 'content-type': 'text/csv' } }],
  ['a table with an odd name', 404, 'PGRST205', { path: '/rest/v1/..%5c' }],
  ['no table', 404, 'PGRST125', { path: '/rest/v1/' }],
  ['another version', 404, 'PGRST125', { path: '/rest/v2/contacts' }],
  ['a path too long', 404, 'PGRST125', { path: `${paths.contacts}/1` }],
  ['PUT', 401, '42501', { method: 'PUT' }],
  ['a method of its own', 405, 'PGRST117', { method: 'PROPFIND' }],
];

describe('a request that is refused', () => {
  test.each(hostile)('%s: %i %s', async (_, status, code, request) => {
    const { response, body, stored, wakes } = await send(request);
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    expect(Object.keys(body).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(stored).toEqual([]);
    expect(wakes()).toBe(0);
  });

  test('for want of a key says so in the words of the gateway', async () => {
    const { body } = await send({ headers: { apikey: '' } });
    expect(body.message).toBe('No API key found in request');
    expect((await send({ headers: { apikey: 'x' } })).body.message).toBe('Invalid API key');
  });

  test('for its size is the last on its connection', async () => {
    const { response } = await send(change({ message: 'm'.repeat(maxBodyBytes) }));
    expect(response.headers.get('connection')).toBe('close');
  });

  test('HEAD has no body', async () => {
    const { status, text } = await send({ method: 'HEAD' });
    expect(status).toBe(401);
    expect(text).toBe('');
  });

  test('OPTIONS names what may be done', async () => {
    const { response } = await send({ method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  });
});
