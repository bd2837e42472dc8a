import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, change, json, query, refused, stored } from './case.ts';
import { reasons } from './reasons.ts';

const form = new URLSearchParams({ ...validContact }).toString();
const csv = 'name,email,company,message\nn,b@c.example,c,m';
const csvRow = { name: 'n', email: 'b@c.example', company: 'c', message: 'm' };

const passedOver = [
  'return=minimal',
  'missing=default',
  'missing=null',
  'tx=rollback',
  'tx=commit',
  'count=exact',
  'handling=strict',
  'handling=lenient, nonsense',
  'timezone=UTC',
  'return=nonsense',
  'resolution=nonsense',
  'Return=Representation',
  'return = representation',
  'return=representation;q=1',
  'return=minimal, return=representation',
];

const beyondInsert = [
  'return=representation',
  'return=headers-only',
  ' tx=rollback,return=representation ',
  'return=representation, return=minimal',
  'return=nonsense, return=representation',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'resolution=merge-duplicates,return=minimal',
];

/** What the header Prefer asks for. */
export const preferences: ContractCase[] = [
  ...passedOver.map((prefer) => ({
    name: `Prefer: ${prefer}`,
    send: { headers: { prefer } },
    outcome: stored(validContact),
  })),
  ...beyondInsert.map((prefer) => ({
    name: `Prefer: ${prefer}`,
    send: { headers: { prefer } },
    outcome: refused(401, '42501'),
  })),
  {
    name: 'Prefer: handling=strict, nonsense=1',
    send: { headers: { prefer: 'handling=strict, nonsense=1' } },
    outcome: refused(400, 'PGRST122'),
    differs: { ours: stored(validContact), reason: reasons.preferenceUnread },
  },
  {
    name: 'return=representation of a row that breaks a rule',
    send: change({ name: '' }, { headers: { prefer: 'return=representation' } }),
    outcome: refused(401, '42501'),
  },
  {
    name: 'return=representation of an unknown column',
    send: change({ website: 'x' }, { headers: { prefer: 'return=representation' } }),
    outcome: refused(400, 'PGRST204'),
  },
  {
    name: 'return=representation of nothing',
    send: json([], { headers: { prefer: 'return=representation' } }),
    outcome: refused(401, '42501'),
  },
  {
    name: 'return=representation of an unreadable body',
    send: { body: '{', headers: { prefer: 'return=representation' } },
    outcome: refused(400, 'PGRST102'),
  },
];

/** What else the query may say beside an insert. */
export const queries: ContractCase[] = [
  ...['select=*', 'on_conflict=id', 'name=eq.x', 'order=name', 'limit=0', 'offset=5'].map(
    (text) => ({
      name: `an insert with ${text}`,
      send: query(text),
      outcome: stored(validContact),
    }),
  ),
  ...['name=nonsense.x', 'order=name.sideways'].map((text) => ({
    name: `an insert with ${text}`,
    send: query(text),
    outcome: refused(400, 'PGRST100'),
    differs: { ours: stored(validContact), reason: reasons.queryUnread },
  })),
  {
    name: 'an insert that selects an embedded table',
    send: { ...query('select=*,senders(*)'), headers: { prefer: 'return=representation' } },
    outcome: refused(400, 'PGRST200'),
    differs: { ours: refused(401, '42501'), reason: reasons.queryUnread },
  },
  {
    name: 'an upsert on an unknown column',
    send: {
      ...query('on_conflict=nonsense'),
      headers: { prefer: 'resolution=merge-duplicates' },
    },
    outcome: refused(400, '42703'),
    differs: { ours: refused(401, '42501'), reason: reasons.queryUnread },
  },
];

const otherTypes = [
  'text/plain',
  'text/json',
  'json',
  '*/*',
  'application/octet-stream',
  'application/vnd.pgrst.object+json',
  'multipart/form-data; boundary=x',
  'application/json, text/csv',
];

/** The types of bodies, sent and wanted. */
export const types: ContractCase[] = [
  {
    name: 'no Content-Type',
    send: {
      headers: { 'content-type': null },
      body: new TextEncoder().encode(JSON.stringify(validContact)),
    },
    outcome: stored(validContact),
  },
  ...[
    'application/json; charset=utf-8',
    'application/json;',
    'application/json;charset=latin1',
  ].map((type) => ({
    name: `Content-Type: ${type}`,
    send: { headers: { 'content-type': type } },
    outcome: stored(validContact),
  })),
  ...['Application/JSON', 'application/json ; charset=utf-8'].map((type) => ({
    name: `Content-Type: ${type}`,
    send: { headers: { 'content-type': type } },
    outcome: refused(400, 'PGRST102'),
    differs: { ours: stored(validContact), reason: reasons.typeSpelling },
  })),
  ...otherTypes.map((type) => ({
    name: `Content-Type: ${type}`,
    send: { headers: { 'content-type': type } },
    outcome: refused(400, 'PGRST102'),
    differs: { ours: refused(415, 'PGRST102'), reason: reasons.typeStatus },
  })),
  {
    name: 'a form',
    send: { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form },
    outcome: stored(validContact),
    differs: { ours: refused(415, 'PGRST102'), reason: reasons.oneFormat },
  },
  {
    name: 'CSV',
    send: { headers: { 'content-type': 'text/csv' }, body: csv },
    outcome: stored(csvRow),
    differs: { ours: refused(415, 'PGRST102'), reason: reasons.oneFormat },
  },
  ...['application/json', 'application/vnd.pgrst.object+json', 'text/csv', '*/*'].map((accept) => ({
    name: `Accept: ${accept}`,
    send: { headers: { accept } },
    outcome: stored(validContact),
  })),
  ...['text/html', 'application/xml', 'application/vnd.pgrst.plan+json'].map((accept) => ({
    name: `Accept: ${accept}`,
    send: { headers: { accept } },
    outcome: refused(415, 'PGRST107'),
    differs: { ours: stored(validContact), reason: reasons.noAnswerBody },
  })),
  {
    name: 'a Range',
    send: { headers: { range: '0-4' } },
    outcome: stored(validContact),
  },
];
