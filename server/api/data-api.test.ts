import { describe, expect, test } from 'vitest';
import { contactColumns, maxBodyBytes } from '#contract/contact.ts';
import { defaultAnonKey, paths } from '#contract/paths.ts';
import { TooManyMessagesError } from '#server/store/store.ts';
import { validContact } from '#tests/support/server/contacts.ts';
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
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json', ...headers },
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
    [
      'an array with columns',
      {
        ...json([validContact]),
        path: `${paths.contacts}?columns=${contactColumns.map((name) => `%22${name}%22`).join('%2C')}`,
      },
    ],
    ['an array without', json([validContact])],
    ['a charset', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
    ['no representation wanted', { headers: { prefer: 'return=minimal' } }],
    ['the public schema', { headers: { 'content-profile': 'public' } }],
    [
      'the key as a bearer token',
      { headers: { apikey: '', authorization: `Bearer ${defaultAnonKey}` } },
    ],
  ])('may be sent with %s', async (_, request) => {
    const { status, stored } = await send(request);
    expect(status).toBe(201);
    expect(stored).toEqual([validContact]);
  });

  test('takes only the columns that the query names', async () => {
    const path = `${paths.contacts}?columns=${contactColumns.join()}`;
    const { status, stored } = await send({ ...change({ extra: 'x' }), path });
    expect(status).toBe(201);
    expect(stored).toEqual([validContact]);
  });

  test('of many rows is all or nothing', async () => {
    const good = await send(json([validContact, { ...validContact, name: 'Second' }]));
    expect(good.stored).toHaveLength(2);
    const bad = await send(json([validContact, { ...validContact, name: '' }]));
    expect(bad.status).toBe(400);
    expect(bad.stored).toEqual([]);
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

const hostile: [string, number, string, ApiRequest][] = [
  ['no key', 401, 'PGRST302', { headers: { apikey: '' } }],
  ['a wrong key', 401, 'PGRST301', { headers: { apikey: 'wrong' } }],
  ['a wrong bearer token', 401, 'PGRST301', { headers: { apikey: '', authorization: 'Bearer x' } }],
  ['return=representation', 401, '42501', { headers: { prefer: 'return=representation' } }],
  [
    'an upsert',
    401,
    '42501',
    { headers: { prefer: 'resolution=merge-duplicates,return=minimal' } },
  ],
  ['an unknown column', 400, 'PGRST204', change({ website: 'x' })],
  ['__proto__ as a column', 400, 'PGRST204', { body: '{"__proto__":{"name":"x"}}' }],
  [
    'an unknown column in the query',
    400,
    'PGRST204',
    { path: `${paths.contacts}?columns=name,nope` },
  ],
  ['an id of its own', 401, '42501', change({ id: '00000000-0000-0000-0000-000000000000' })],
  ['a column of the outbox', 401, '42501', change({ notified_at: 'now' })],
  ['malformed JSON', 400, 'PGRST102', { body: '{"name":' }],
  ['an empty body', 400, 'PGRST102', { body: '' }],
  ['a JSON string', 400, 'PGRST102', { body: '"name"' }],
  ['null', 400, 'PGRST102', { body: 'null' }],
  ['rows that are no objects', 400, 'PGRST102', json([[validContact]])],
  ['rows with different keys', 400, 'PGRST102', json([validContact, { name: 'x' }])],
  ['deep nesting', 400, 'PGRST102', { body: '['.repeat(30_000) }],
  [
    'a lone surrogate',
    400,
    'PGRST102',
    { body: JSON.stringify(validContact).replace('Ada', '\\ud800') },
  ],
  ['bytes that are not UTF-8', 400, 'PGRST102', { body: new Uint8Array([0x22, 0xff, 0x22]) }],
  ['a NUL', 400, '22P05', change({ message: 'a\0b' })],
  ['a missing field', 400, '23502', change({ email: undefined })],
  ['no field at all', 400, '23502', json({})],
  ['a null', 400, '23502', change({ name: null })],
  ['an empty field', 400, '23514', change({ company: '' })],
  ['a blank field', 400, '23514', change({ message: ' \n ' })],
  ['an over-long field', 400, '23514', change({ name: 'n'.repeat(201) })],
  ['control characters', 400, '23514', change({ name: 'a\u001b[2Jb' })],
  ['a carriage return', 400, '23514', change({ message: 'a\rb' })],
  ['no address', 400, '23514', change({ email: 'nobody' })],
  ['several addresses', 400, '23514', change({ email: 'a@b.example,c@d.example' })],
  ['a header in the address', 400, '23514', change({ email: 'a@b.example\nBcc: c@d.example' })],
  ['an object', 400, '42804', change({ name: { toString: 'x' } })],
  ['an array', 400, '42804', change({ name: ['Ada'] })],
  ['too many rows', 413, '54000', json(Array(51).fill(validContact))],
  ['too large a body', 413, '54000', change({ message: 'm'.repeat(maxBodyBytes) })],
  ['2 MB', 413, '54000', change({ message: 'm'.repeat(2_000_000) })],
  ['a form', 415, 'PGRST102', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['CSV', 415, 'PGRST102', { headers: { 'content-type': 'text/csv' } }],
  ['another table', 404, 'PGRST205', { path: '/rest/v1/users' }],
  ['a table with an odd name', 404, 'PGRST205', { path: '/rest/v1/..%5c' }],
  ['a procedure', 404, 'PGRST202', { path: '/rest/v1/rpc/drop_all' }],
  ['no table', 404, 'PGRST125', { path: '/rest/v1/' }],
  ['another version', 404, 'PGRST125', { path: '/rest/v2/contacts' }],
  ['a path too long', 404, 'PGRST125', { path: `${paths.contacts}/1` }],
  ['another schema', 406, 'PGRST106', { headers: { 'content-profile': 'auth' } }],
  ['GET', 401, '42501', { method: 'GET' }],
  ['PUT', 401, '42501', { method: 'PUT' }],
  ['PATCH', 401, '42501', { method: 'PATCH' }],
  ['DELETE', 401, '42501', { method: 'DELETE' }],
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
