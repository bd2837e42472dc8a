import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Message, messageColumns } from '#shared/message.ts';
import { contactsTable, defaultAnonKey, paths } from '#shared/paths.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import { type ApiRequest, type Call, jwtSecret, type Outcome } from './targets.ts';

/** A request, and its outcome. */
export interface ContractCase extends Exceptions {
  name: string;
  send: Call;
  /** What PostgREST does, and this server too unless it has an outcome of its own. */
  outcome: Outcome;
}

interface Exceptions {
  /** Sent first, from the same address. Each is answered with 201. */
  before?: readonly Call[];
  /** docs/data-api.md says why. */
  ours?: Outcome;
  /** Supabase's gateway answers it before PostgREST sees it, so only our servers are tested. */
  gateway?: boolean;
}

const second = { ...validMessage, name: 'Grace Hopper' };
const anyId = '00000000-0000-4000-8000-000000000000';
const valid = JSON.stringify(validMessage);
const denied = refused(401, '42501');
const table = (client: SupabaseClient) => client.from(contactsTable);

const deniedCalls: Record<string, Call> = {
  'inserts and selects': (client) => table(client).insert(second).select(),
  upserts: (client) => table(client).upsert({ ...validMessage }),
  selects: (client) => table(client).select(),
  updates: (client) => table(client).update({ name: 'x' }).eq('id', anyId),
  deletes: (client) => table(client).delete().eq('id', anyId),
};

/** Everything about privacy, every error the form can meet, and what Supabase's client depends on. */
export const cases: readonly ContractCase[] = [
  // What Supabase's own client sends.
  that(
    'the client inserts an object',
    (client) => table(client).insert({ ...validMessage }),
    stored(validMessage),
  ),
  that(
    'the client inserts an array',
    (client) => table(client).insert([{ ...validMessage }, second]),
    stored(validMessage, second),
  ),
  that(
    'the client inserts an array with a field missing in one',
    (client) => table(client).insert([{ ...validMessage }, { name: 'x' }]),
    refused(400, '23502'),
  ),
  that('the client calls a procedure', (client) => client.rpc('digest'), refused(404, 'PGRST202'), {
    ours: refused(404, 'PGRST205'),
  }),
  that(
    'the client selects from the private schema',
    (client) => client.schema('contacts_private').from('senders').select(),
    refused(406, 'PGRST106'),
    { ours: refused(404, 'PGRST205') },
  ),

  ...Object.entries(deniedCalls).map(([name, call]) => that(`the client ${name}`, call, denied)),

  // What the fields may hold.
  that('null as name', change({ name: null }), refused(400, '23502')),
  that('no address', change({ email: undefined }), refused(400, '23502')),
  that('a blank message', change({ message: ' \n ' }), refused(400, '23514')),
  that(
    'a good row and one that breaks a rule',
    json([validMessage, { ...second, name: '' }]),
    refused(400, '23514'),
  ),
  that(
    'an object as name',
    change({ name: { first: 'Ada' } }),
    stored({ ...validMessage, name: '{"first":"Ada"}' }),
    { ours: refused(400, '42804') },
  ),

  // How much one visitor may send.
  that('31 messages at once', json(manyMessages(31)), refused(429, 'PT429')),
  that(
    'one message after 30 in ten minutes',
    {},
    { ...refused(429, 'PT429'), stored: manyMessages(30) },
    { before: [json(manyMessages(30))] },
  ),
  that('the same message again', {}, stored(validMessage), { before: [{}] }),
  that('the same message but for its name', json(second), stored(validMessage, second), {
    before: [{}],
  }),
  that(
    'a body of 70 KB that holds a short message',
    { body: valid + ' '.repeat(70_000) },
    stored(validMessage),
    { ours: refused(413, '54000') },
  ),

  // Bodies.
  that('half an object', { body: '{"name":' }, refused(400, 'PGRST102')),
  that(
    'a byte that is not UTF-8',
    { body: new Uint8Array([0x22, 0xff, 0x22]) },
    refused(400, 'PGRST102'),
  ),
  that(
    'half a surrogate pair',
    { body: valid.replace('Ada', '\\ud800') },
    refused(400, 'PGRST102'),
  ),
  that('an escaped NUL', change({ message: 'a\0b' }), refused(400, '22P05'), {
    ours: refused(400, '23514'),
  }),
  that('`null`', { body: 'null' }, stored(), { ours: refused(400, 'PGRST102') }),

  // Columns that a row names, in its keys and in the query.
  that('an unknown key', change({ website: 'x' }), refused(400, 'PGRST204')),
  that('a value for id', change({ id: null }), denied, { ours: refused(400, 'PGRST204') }),
  that(
    'columns that leave a key out',
    {
      ...change({ website: 'x', id: 'x' }),
      path: `${paths.contacts}?columns=${messageColumns.join()}`,
    },
    stored(validMessage),
  ),

  // Headers and methods.
  that('Prefer: return=minimal', { headers: { prefer: 'return=minimal' } }, stored(validMessage)),
  that('Prefer: return=representation', { headers: { prefer: 'return=representation' } }, denied),
  that(
    'a form',
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...validMessage }).toString(),
    },
    stored(validMessage),
    { ours: refused(400, 'PGRST102') },
  ),
  that('GET', { method: 'GET' }, denied),
  that('an insert into another table', { path: '/rest/v1/senders' }, refused(404), {
    ours: refused(404, 'PGRST205'),
  }),

  // Keys.
  that(
    'a token for the role authenticated',
    { headers: { authorization: `Bearer ${signToken({ role: 'authenticated' })}` } },
    refused(403, '42501'),
    { ours: stored(validMessage) },
  ),
  that('no key', { headers: { apikey: null } }, refused(401, 'PGRST302'), { gateway: true }),
  that('a wrong key', { headers: { apikey: 'wrong' } }, refused(401, 'PGRST301'), {
    gateway: true,
  }),
  that(
    'the key as bearer token only',
    { headers: { apikey: null, authorization: `Bearer ${defaultAnonKey}` } },
    stored(validMessage),
    { gateway: true },
  ),
];

export function json(value: unknown): ApiRequest {
  return { body: JSON.stringify(value) };
}

function that(
  name: string,
  send: Call,
  outcome: Outcome,
  exceptions: Exceptions = {},
): ContractCase {
  return { name, send, outcome, ...exceptions };
}

function stored(...contacts: Message[]): Outcome {
  return { status: 201, code: undefined, stored: contacts };
}

function refused(status: number, code?: string): Outcome {
  return { status, code, stored: [] };
}

/** The valid message with some fields changed, or left out where undefined. */
function change(fields: Record<string, unknown>): ApiRequest {
  return json({ ...validMessage, ...fields });
}

/** Signs a token as Supabase does at sign-in. */
function signToken(claims: Record<string, unknown>): string {
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}
