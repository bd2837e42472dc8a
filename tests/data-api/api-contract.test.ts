import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Message, messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { apiHeaders, manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { hasPostgrest, openNodeServer, startPostgrest, type Target } from './targets.ts';

const nodeServer = openNodeServer();
let postgrest: Target;

beforeAll(async () => {
  if (!hasPostgrest) return;
  const { stop, ...target } = await startPostgrest();
  postgrest = target;
  return stop;
});

function testBoth(promise: string, check: (target: Target) => Promise<void>): void {
  test(`the Node server ${promise}`, () => check(nodeServer));
  test.skipIf(!hasPostgrest)(`PostgREST ${promise}`, () => check(postgrest));
}

afterEach(async () => {
  await nodeServer.query('delete from contacts');
  if (hasPostgrest) await postgrest.query('delete from contacts');
});

/** Changes to a request that inserts the valid message. */
interface Changes {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(target: Target, address: string, changes: Changes = {}) {
  const { path = paths.contacts, method = 'POST', headers, body } = changes;
  const init: RequestInit = { method, headers: { ...apiHeaders, ...headers } };
  if (method !== 'GET' && method !== 'HEAD') init.body = body ?? JSON.stringify(validMessage);
  const response = await target.fetch(path, init, address);
  const text = await response.text();
  const error = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, text, headers: [...response.headers], error };
}

const jsonBody = (value: unknown): Changes => ({ body: JSON.stringify(value) });
const messageWith = (fields: Record<string, unknown>) => jsonBody({ ...validMessage, ...fields });
const preferring = (value: string): Changes => ({ headers: { prefer: value } });

type Case = [request: string, changes: Changes, status: number, code?: string, before?: Message[]];

/** Requests to which both servers respond alike. server/contact/data-api.test.ts tests the others. */
const cases: Case[] = [
  ['a message as an object', {}, 201],
  [
    'an array of one message, as supabase-js sends it',
    {
      ...jsonBody([validMessage]),
      path: `${paths.contacts}?columns="${messageColumns.join('","')}"`,
    },
    201,
  ],
  ['a duplicate message', {}, 201, '', [validMessage]],
  ['a request to return the stored row', preferring('return=representation'), 401, '42501'],
  ['an upsert', preferring('resolution=merge-duplicates'), 401, '42501'],
  ['a message with only a name', jsonBody([{ name: 'x' }]), 400, '23502'],
  ['a null name', messageWith({ name: null }), 400, '23502'],
  ['a blank message', messageWith({ message: ' \n ' }), 400, '23514'],
  ['two addresses in one field', messageWith({ email: 'ada, grace@b.example' }), 400, '23514'],
  ['an unknown column', messageWith({ website: 'x' }), 400, 'PGRST204'],
  ['truncated JSON', { body: '{"name":' }, 400, 'PGRST102'],
  ['JSON with a lone surrogate', { body: '{"name":"\\ud800"}' }, 400, 'PGRST102'],
  ['a 31st message within ten minutes', {}, 429, 'PT429', manyMessages(30)],
  ['a GET request', { method: 'GET' }, 401, '42501'],
];

let visitorCount = 0;

for (const [request, changes, status, code = '', before = []] of cases)
  testBoth(`responds to ${request}`, async (target) => {
    // Each test has its own address, so that no test uses up another test's limit.
    const address = `10.0.0.${visitorCount++}`;
    await Promise.all(before.map((message) => send(target, address, jsonBody(message))));
    const response = await send(target, address, changes);
    expect(response).toMatchObject({ status });
    expect(response.error?.code ?? '').toBe(code);
    // An error has the fields that Supabase's clients expect.
    const fields = code ? ['code', 'details', 'hint', 'message'] : [];
    expect(Object.keys(response.error ?? {}).toSorted()).toEqual(fields);
    // A duplicate of an earlier message is not stored again.
    const stored = status === 201 ? [validMessage] : before;
    const rows = await target.query(`select ${messageColumns.join()} from contacts`);
    expect(rows).toHaveLength(stored.length);
    expect(rows).toEqual(expect.arrayContaining(stored));
  });

/** Another visitor's message. No response may contain its name or email address. */
const secret = { ...validMessage, name: 'Secret sender', email: 'secret@sender.example' };

/** Lists requests that might read or change the row with this ID, each to be sent with every method. */
function requestsFor(id: string): Changes[] {
  const table = paths.contacts;
  const row = `${table}?id=eq.${id}&columns=id,${messageColumns.join()}&select=*`;
  return [
    { path: table },
    { path: row },
    // If upserts were allowed, this request's body would overwrite the row.
    {
      path: `${row}&on_conflict=id`,
      ...preferring('return=representation, resolution=merge-duplicates'),
    },
    { path: row, headers: { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' } },
    { path: `${table}?select=*,senders(*),contacts!inner(*)` },
    { path: '/rest/v1/settings', headers: { 'accept-profile': 'contacts_private' } },
    { path: '/rest/v1/rpc/before_insert' },
    { path: `${table}/${id}` },
  ];
}

testBoth('lets no visitor read, change or delete a message', async (target) => {
  await send(target, '10.0.1.1', jsonBody(secret));
  const before = await target.query('select * from contacts');
  expect(before).toHaveLength(1);
  const id = String(before[0]?.['id']);
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    for (const request of requestsFor(id)) {
      const response = await send(target, '10.0.1.2', {
        ...messageWith({ id }),
        ...request,
        method,
      });
      expect(response.text + response.headers.join()).not.toMatch(/secret/i);
    }
  expect(await target.query('select * from contacts')).toEqual(before);
});

test.skipIf(!hasPostgrest).for(['', 'nobody'])(
  'PostgREST lets visitors with the invalid IP address %j share one limit',
  async (address) => {
    const setLimit = async (limit: string) => {
      await postgrest.query(`update contacts_private.settings set messages_per_address = ${limit}`);
    };
    onTestFinished(() => setLimit('default'));
    await setLimit('2');
    await postgrest.query('truncate contacts_private.senders');
    const statuses: number[] = [];
    for (const message of ['one', 'two', 'three'])
      statuses.push((await send(postgrest, address, messageWith({ message }))).status);
    expect(statuses).toEqual([201, 201, 429]);
  },
);

test.skipIf(!hasPostgrest)('PostgREST lets no visitor set the server’s columns', async () => {
  // The columns are protected even with all privileges. No test follows, because these are not revoked.
  await postgrest.query('grant all on contacts to anon, authenticated');
  const id = '00000000-0000-4000-8000-000000000000';
  const forged = {
    id,
    created_at: '2001-01-01T00:00:00Z',
    notified_at: '2001-01-01T00:00:00Z',
    next_attempt_at: null,
    attempts: 99,
    last_error: 'forged',
  };
  const path = `${paths.contacts}?id=not.is.null`;
  for (const method of ['POST', 'PATCH', 'DELETE'])
    await send(postgrest, '10.0.2.1', { path, method, ...messageWith(forged) });
  const rows = await postgrest.query(`
    select attempts, created_at > now() - interval '1 minute' as is_new,
      next_attempt_at <= now() as is_due
    from contacts where id <> '${id}' and notified_at is null and last_error is null`);
  expect(rows).toEqual([{ attempts: 0, is_new: true, is_due: true }]);
});
