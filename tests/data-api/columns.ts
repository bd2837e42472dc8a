import { validContact } from '#tests/support/server/contacts.ts';
import {
  type ApiRequest,
  type ContractCase,
  change,
  fourColumns,
  json,
  query,
  refused,
  stored,
} from './case.ts';
import { reasons } from './reasons.ts';

const valid = JSON.stringify(validContact);

const server = [
  'id',
  'created_at',
  'notified_at',
  'attempts',
  'next_attempt_at',
  'last_error',
  'turn',
  'maybe_sent_at',
];

const columnLists: [string, string][] = [
  ['an entry missing', 'columns=name,email,company,message,'],
  ['nothing in it', 'columns='],
  ['a star', 'columns=*'],
  ['half a quoted name', 'columns=%22name'],
];

const beginnings: [string, string][] = [
  ['a cast', 'columns=name::text,email,company,message'],
  ['a path', 'columns=name-%3Ex,email,company,message'],
];

/** Which columns a row may name, in its keys and in the query. */
export const columns: ContractCase[] = [
  { name: 'an unknown key', send: change({ website: 'x' }), outcome: refused(400, 'PGRST204') },
  { name: 'a key in capitals', send: change({ Name: 'x' }), outcome: refused(400, 'PGRST204') },
  { name: 'an empty key', send: change({ '': 'x' }), outcome: refused(400, 'PGRST204') },
  {
    name: '__proto__ as a key',
    send: { body: '{"__proto__":{"name":"x"}}' },
    outcome: refused(400, 'PGRST204'),
  },
  {
    name: 'an unknown key beside an id',
    send: change({ website: 'x', id: 'x' }),
    outcome: refused(400, 'PGRST204'),
  },
  ...server.map((key) => ({
    name: `a value for ${key}`,
    send: change({ [key]: null }),
    outcome: refused(401, '42501'),
  })),
  { name: 'a value for digest', send: change({ digest: 'x' }), outcome: refused(400, '428C9') },
  {
    name: 'values for digest and id',
    send: change({ id: null, digest: 'x' }),
    outcome: refused(400, '428C9'),
  },
  {
    name: 'rows with different keys',
    send: json([validContact, { name: 'x' }]),
    outcome: refused(400, 'PGRST102'),
  },
  {
    name: 'rows with different keys, and defaults for what is missing',
    send: json([validContact, { name: 'x' }], { headers: { prefer: 'missing=default' } }),
    outcome: refused(400, 'PGRST102'),
  },
  {
    name: 'columns that leave a key out',
    send: change({ website: 'x', id: 'x' }, fourColumns),
    outcome: stored(validContact),
  },
  {
    name: 'columns in quotes',
    send: query('columns=%22name%22%2C%22email%22%2C%22company%22%2C%22message%22'),
    outcome: stored(validContact),
  },
  {
    name: 'columns with spaces',
    send: query('columns=%20name%20,+email,company,message'),
    outcome: stored(validContact),
  },
  {
    name: 'columns that name one twice',
    send: query('columns=name,name,email,company,message'),
    outcome: stored(validContact),
  },
  {
    name: 'columns twice: the first counts',
    send: query('columns=email,company,message,name&columns=name'),
    outcome: stored(validContact),
  },
  { name: 'columns with one only', send: query('columns=name'), outcome: refused(400, '23502') },
  {
    name: 'columns, and rows with different keys',
    send: json([validContact, { name: 'x' }], fourColumns),
    outcome: refused(400, '23502'),
  },
  {
    name: 'columns with an unknown one',
    send: query('columns=name,nope'),
    outcome: refused(400, 'PGRST204'),
  },
  {
    name: 'columns in capitals',
    send: query('columns=NAME,email,company,message'),
    outcome: refused(400, 'PGRST204'),
  },
  {
    name: 'columns with the id',
    send: query('columns=name,email,company,message,id'),
    outcome: refused(401, '42501'),
  },
  {
    name: 'columns with the digest',
    send: query('columns=digest'),
    outcome: refused(400, '428C9'),
  },
  ...columnLists.map(([name, text]) => ({
    name: `columns with ${name}`,
    send: query(text),
    outcome: refused(400, 'PGRST100'),
  })),
  ...beginnings.map(([name, text]) => ({
    name: `columns with ${name}`,
    send: query(text),
    outcome: refused(400, '23502'),
    differs: { ours: refused(400, 'PGRST204'), reason: reasons.columnList },
  })),
  { name: 'columns, and an empty list', send: json([], fourColumns), outcome: stored() },
  withColumns('half an object', '{"name":', '22P02'),
  withColumns('no bytes', '', '22P02'),
  withColumns('half a surrogate pair', `[${valid.replace('Ada', '\\ud800')}]`, '22P02'),
  withColumns('a byte that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), '22021'),
  withColumns('one text', '"name"', '22023'),
  withColumns('a list of numbers', '[1]', '22023'),
  {
    name: 'columns, and an escaped NUL in a text that they leave out',
    send: change({ website: 'a\0b' }, fourColumns),
    outcome: refused(400, '22P05'),
  },
];

function withColumns(name: string, body: ApiRequest['body'] & {}, code: string): ContractCase {
  return {
    name: `columns, and a body of ${name}`,
    send: { ...fourColumns, body },
    outcome: refused(400, code),
    differs: { ours: refused(400, 'PGRST102'), reason: reasons.whoReads },
  };
}
