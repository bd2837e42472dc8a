import { type Message, messageColumns } from '#shared/message.ts';
import { paths } from '#shared/paths.ts';
import { manyMessages, validMessage } from '#tests/support/server/messages.ts';
import type { ApiRequest, Outcome } from './targets.ts';

/** A request, what comes of it, and what is sent first from the same address and answered with 201. */
type ContractCase = readonly [
  name: string,
  send: ApiRequest,
  outcome: Outcome,
  before?: readonly ApiRequest[],
];

const valid = JSON.stringify(validMessage);

/** What this server answers as PostgREST does. What it answers alone: server/contact/data-api.test.ts. */
export const cases: readonly ContractCase[] = [
  // Rows, and what is to become of them.
  ['an object', {}, stored(validMessage)],
  [
    'an array of one, as Supabase’s client sends it',
    { ...json([validMessage]), path: `${paths.contacts}?columns="${messageColumns.join('","')}"` },
    stored(validMessage),
  ],
  ['a value missing in an array of one', json([{ name: 'x' }]), refused(400, '23502')],
  ['an object to be returned', prefer('return=representation'), refused(401, '42501')],
  ['an upsert', prefer('resolution=merge-duplicates'), refused(401, '42501')],

  // What the fields may hold.
  ['a blank message', change({ message: ' \n ' }), refused(400, '23514')],
  ['no mail address', change({ email: 'ada, grace@b.example' }), refused(400, '23514')],
  ['null as name', change({ name: null }), refused(400, '23502')],
  ['an unknown column', change({ website: 'x' }), refused(400, 'PGRST204')],

  // Bodies.
  ['half an object', { body: '{"name":' }, refused(400, 'PGRST102')],
  ['half a surrogate pair', { body: valid.replace('Ada', '\\ud800') }, refused(400, 'PGRST102')],

  // How much one visitor may send.
  [
    'one message after 30 in ten minutes',
    {},
    { ...refused(429, 'PT429'), stored: manyMessages(30) },
    manyMessages(30).map(json),
  ],
  ['the same message again', {}, stored(validMessage), [{}]],

  // Methods.
  ['GET', { method: 'GET' }, refused(401, '42501')],
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

function refused(status: number, code: string): Outcome {
  return { status, code, stored: [] };
}

/** The valid message with some fields changed. */
function change(fields: Record<string, unknown>): ApiRequest {
  return json({ ...validMessage, ...fields });
}
