import { messageColumns } from '#shared/message.ts';
import { contactsTable, defaultAnonKey } from '#shared/paths.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { type ContractCase, change, json, query, refused, stored } from './case.ts';
import { signToken } from './token.ts';

const second = { ...validMessage, name: 'Grace Hopper' };
const anyId = '00000000-0000-4000-8000-000000000000';
const valid = JSON.stringify(validMessage);

/** What Supabase's own client sends. */
const clientCalls: ContractCase[] = [
  {
    name: 'the client inserts an object',
    send: (client) => client.from(contactsTable).insert({ ...validMessage }),
    outcome: stored(validMessage),
  },
  {
    name: 'the client inserts an array',
    send: (client) => client.from(contactsTable).insert([{ ...validMessage }, second]),
    outcome: stored(validMessage, second),
  },
  {
    name: 'the client inserts an array with a field missing in one',
    send: (client) => client.from(contactsTable).insert([{ ...validMessage }, { name: 'x' }]),
    outcome: refused(400, '23502'),
  },
  {
    name: 'the client inserts and selects',
    send: (client) =>
      client
        .from(contactsTable)
        .insert({ ...validMessage })
        .select(),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client upserts',
    send: (client) => client.from(contactsTable).upsert({ ...validMessage }),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client selects',
    send: (client) => client.from(contactsTable).select(),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client updates',
    send: (client) => client.from(contactsTable).update({ name: 'x' }).eq('id', anyId),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client deletes',
    send: (client) => client.from(contactsTable).delete().eq('id', anyId),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client calls a procedure',
    send: (client) => client.rpc('digest'),
    outcome: refused(404, 'PGRST202'),
    ours: refused(404, 'PGRST205'),
  },
  {
    name: 'the client selects from the private schema',
    send: (client) => client.schema('contacts_private').from('senders').select(),
    outcome: refused(406, 'PGRST106'),
    ours: refused(404, 'PGRST205'),
  },
];

/** What the fields may hold. */
const fields: ContractCase[] = [
  { name: 'null as name', send: change({ name: null }), outcome: refused(400, '23502') },
  { name: 'no address', send: change({ email: undefined }), outcome: refused(400, '23502') },
  { name: 'a blank message', send: change({ message: ' \n ' }), outcome: refused(400, '23514') },
  {
    name: 'a good row and one that breaks a rule',
    send: json([validMessage, { ...second, name: '' }]),
    outcome: refused(400, '23514'),
  },
  {
    name: 'an object as name',
    send: change({ name: { first: 'Ada' } }),
    outcome: stored({ ...validMessage, name: '{"first":"Ada"}' }),
    ours: refused(400, '42804'),
  },
];

/** How much one visitor may send. */
const limits: ContractCase[] = [
  { name: '31 messages at once', send: json(manyMessages(31)), outcome: refused(429, 'PT429') },
  {
    name: 'one message after 30 in ten minutes',
    before: [json(manyMessages(30))],
    send: {},
    outcome: { ...refused(429, 'PT429'), stored: manyMessages(30) },
  },
  { name: 'the same message again', before: [{}], send: {}, outcome: stored(validMessage) },
  {
    name: 'the same message but for its name',
    before: [{}],
    send: json(second),
    outcome: stored(validMessage, second),
  },
  {
    name: 'a body of 70 KB that holds a short message',
    send: { body: valid + ' '.repeat(70_000) },
    outcome: stored(validMessage),
    ours: refused(413, '54000'),
  },
];

const bodies: ContractCase[] = [
  { name: 'half an object', send: { body: '{"name":' }, outcome: refused(400, 'PGRST102') },
  {
    name: 'a byte that is not UTF-8',
    send: { body: new Uint8Array([0x22, 0xff, 0x22]) },
    outcome: refused(400, 'PGRST102'),
  },
  {
    name: 'half a surrogate pair',
    send: { body: valid.replace('Ada', '\\ud800') },
    outcome: refused(400, 'PGRST102'),
  },
  {
    name: 'an escaped NUL',
    send: change({ message: 'a\0b' }),
    outcome: refused(400, '22P05'),
    ours: refused(400, '23514'),
  },
  {
    name: '`null`',
    send: { body: 'null' },
    outcome: stored(),
    ours: refused(400, 'PGRST102'),
  },
];

/** Which columns a row may name, in its keys and in the query. */
const columns: ContractCase[] = [
  { name: 'an unknown key', send: change({ website: 'x' }), outcome: refused(400, 'PGRST204') },
  {
    name: 'a value for id',
    send: change({ id: null }),
    outcome: refused(401, '42501'),
    ours: refused(400, 'PGRST204'),
  },
  {
    name: 'columns that leave a key out',
    send: change({ website: 'x', id: 'x' }, query(`columns=${messageColumns.join()}`)),
    outcome: stored(validMessage),
  },
];

const headers: ContractCase[] = [
  {
    name: 'Prefer: return=minimal',
    send: { headers: { prefer: 'return=minimal' } },
    outcome: stored(validMessage),
  },
  {
    name: 'Prefer: return=representation',
    send: { headers: { prefer: 'return=representation' } },
    outcome: refused(401, '42501'),
  },
  {
    name: 'a form',
    send: {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...validMessage }).toString(),
    },
    outcome: stored(validMessage),
    ours: refused(400, 'PGRST102'),
  },
  { name: 'GET', send: { method: 'GET' }, outcome: refused(401, '42501') },
  {
    name: 'an insert into another table',
    send: { path: '/rest/v1/senders' },
    outcome: refused(404),
    ours: refused(404, 'PGRST205'),
  },
];

const keys: ContractCase[] = [
  {
    name: 'a token for the role authenticated',
    send: { headers: { authorization: `Bearer ${signToken({ role: 'authenticated' })}` } },
    outcome: refused(403, '42501'),
    ours: stored(validMessage),
  },
  {
    name: 'no key',
    send: { headers: { apikey: null } },
    outcome: refused(401, 'PGRST302'),
    gateway: true,
  },
  {
    name: 'a wrong key',
    send: { headers: { apikey: 'wrong' } },
    outcome: refused(401, 'PGRST301'),
    gateway: true,
  },
  {
    name: 'the key as bearer token only',
    send: { headers: { apikey: null, authorization: `Bearer ${defaultAnonKey}` } },
    outcome: stored(validMessage),
    gateway: true,
  },
];

/** Everything about privacy, every error the form can meet, and what Supabase's client depends on. */
export const cases: readonly ContractCase[] = [
  ...clientCalls,
  ...fields,
  ...limits,
  ...bodies,
  ...columns,
  ...headers,
  ...keys,
];
