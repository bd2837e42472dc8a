import { type Message, messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import type { ApiRequest, Outcome } from './targets.ts';

/** A request, and what PostgREST does; this server too, unless it has an outcome of its own. */
type ContractCase = readonly [
  name: string,
  send: ApiRequest,
  outcome: Outcome,
  exceptions?: Exceptions,
];

interface Exceptions {
  /** Sent first, from the same address. Each is answered with 201. */
  before?: readonly ApiRequest[];
  /** docs/data-api.md says why. */
  ours?: Outcome;
  /** Supabase's gateway answers it before PostgREST sees it, so only our servers are tested. */
  gateway?: boolean;
}

const second = { ...validMessage, name: 'Grace Hopper' };
const valid = JSON.stringify(validMessage);
const gateway = { gateway: true };

export const cases: readonly ContractCase[] = [
  // Rows, and what is to become of them.
  ['an object', {}, stored(validMessage)],
  [
    'an array of one, as Supabase’s client sends it',
    { ...json([validMessage]), path: `${paths.contacts}?columns="${messageColumns.join('","')}"` },
    stored(validMessage),
  ],
  [
    'an array of two',
    json([validMessage, second]),
    stored(validMessage, second),
    { ours: refused(400, 'PGRST102') },
  ],
  ['an empty array', json([]), stored(), { ours: refused(400, 'PGRST102') }],
  ['a value missing in an array of one', json([{ name: 'x' }]), refused(400, '23502')],
  ['an object to be returned', prefer('return=representation'), refused(401, '42501')],
  ['an upsert', prefer('resolution=merge-duplicates'), refused(401, '42501')],

  // What the fields may hold.
  ['a blank message', change({ message: ' \n ' }), refused(400, '23514')],
  ['no mail address', change({ email: 'ada, grace@b.example' }), refused(400, '23514')],
  ['null as name', change({ name: null }), refused(400, '23502')],
  [
    'an object as name',
    change({ name: { first: 'Ada' } }),
    stored({ ...validMessage, name: '{"first":"Ada"}' }),
    { ours: refused(400, '42804') },
  ],
  ['an unknown column', change({ website: 'x' }), refused(400, 'PGRST204')],
  [
    'a column of the server’s own',
    change({ id: null }),
    refused(401, '42501'),
    { ours: refused(400, 'PGRST204') },
  ],

  // Bodies.
  ['half an object', { body: '{"name":' }, refused(400, 'PGRST102')],
  ['half a surrogate pair', { body: valid.replace('Ada', '\\ud800') }, refused(400, 'PGRST102')],
  ['`null`', { body: 'null' }, stored(), { ours: refused(400, 'PGRST102') }],
  [
    'plain text',
    { headers: { 'content-type': 'text/plain' } },
    refused(400, 'PGRST102'),
    { ours: refused(415, 'PGRST107') },
  ],
  [
    'a form',
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...validMessage }).toString(),
    },
    stored(validMessage),
    { ours: refused(415, 'PGRST107') },
  ],
  [
    '70 KB with a short message',
    { body: valid + ' '.repeat(70_000) },
    stored(validMessage),
    { ours: refused(413, '54000') },
  ],

  // How much one visitor may send.
  [
    'one message after 30 in ten minutes',
    {},
    { ...refused(429, 'PT429'), stored: manyMessages(30) },
    { before: manyMessages(30).map(json) },
  ],
  ['the same message again', {}, stored(validMessage), { before: [{}] }],

  // Methods, tables and keys.
  ['GET', { method: 'GET' }, refused(401, '42501')],
  ['another table', { path: '/rest/v1/senders' }, refused(404), { ours: refused(404, 'PGRST205') }],
  ['no key', { headers: { apikey: '' } }, refused(401, 'PGRST302'), gateway],
  ['a wrong key', { headers: { apikey: 'wrong' } }, refused(401, 'PGRST301'), gateway],
];

export function json(value: unknown): ApiRequest {
  return { body: JSON.stringify(value) };
}

function prefer(prefer: string): ApiRequest {
  return { headers: { prefer } };
}

function stored(...messages: Message[]): Outcome {
  return { status: 201, code: undefined, stored: messages };
}

function refused(status: number, code?: string): Outcome {
  return { status, code, stored: [] };
}

/** The valid message with some fields changed. */
function change(fields: Record<string, unknown>): ApiRequest {
  return json({ ...validMessage, ...fields });
}
