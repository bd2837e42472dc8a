import { contactsTable } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, query, refused } from './case.ts';
import { reasons } from './reasons.ts';

const anyId = '00000000-0000-4000-8000-000000000000';

const rightsFirst = { ours: refused(401, '42501'), reason: reasons.rightsFirst };

/** Reading, changing, deleting. That it has no effect is in attempts.ts; here are the answers. */
export const otherMethods: ContractCase[] = [
  {
    name: 'the client selects',
    send: (client) => client.from(contactsTable).select(),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client counts',
    send: (client) => client.from(contactsTable).select('*', { count: 'exact', head: true }),
    // The answer to HEAD has no body for a code.
    outcome: refused(401),
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
  ...['GET', 'PATCH', 'DELETE'].map((method) => ({
    name: method,
    send: { method },
    outcome: refused(401, '42501'),
  })),
  { name: 'HEAD', send: { method: 'HEAD' }, outcome: refused(401) },
  {
    name: 'PUT of one row',
    send: {
      ...query(`id=eq.${anyId}`),
      method: 'PUT',
      body: JSON.stringify({ ...validContact, id: anyId }),
    },
    outcome: refused(401, '42501'),
  },
  {
    name: 'PUT without a filter',
    send: { method: 'PUT' },
    outcome: refused(405, 'PGRST105'),
    differs: rightsFirst,
  },
  {
    name: 'PATCH with half a body',
    send: { method: 'PATCH', body: '{' },
    outcome: refused(400, 'PGRST102'),
    differs: rightsFirst,
  },
  {
    name: 'PATCH of an unknown column',
    send: { method: 'PATCH', body: '{"website":"x"}' },
    outcome: refused(400, 'PGRST204'),
    differs: rightsFirst,
  },
  {
    name: 'DELETE by an unknown column',
    send: { ...query('website=eq.x'), method: 'DELETE' },
    outcome: refused(400, '42703'),
    differs: rightsFirst,
  },
  {
    name: 'GET of an unknown column',
    send: { ...query('select=website'), method: 'GET' },
    outcome: refused(400, '42703'),
    differs: rightsFirst,
  },
  {
    name: 'GET with an embedded table',
    send: { ...query('select=*,senders(*)'), method: 'GET' },
    outcome: refused(400, 'PGRST200'),
    differs: rightsFirst,
  },
  {
    name: 'GET of XML',
    send: { method: 'GET', headers: { accept: 'application/xml' } },
    outcome: refused(415, 'PGRST107'),
    differs: rightsFirst,
  },
  {
    name: 'GET of a range that ends before it begins',
    send: { method: 'GET', headers: { range: '9-4' } },
    outcome: refused(416, 'PGRST103'),
    differs: rightsFirst,
  },
  { name: 'PROPFIND', send: { method: 'PROPFIND' }, outcome: refused(405, 'PGRST117') },
  {
    name: 'OPTIONS',
    send: { method: 'OPTIONS' },
    outcome: refused(200),
    differs: { ours: refused(204), reason: reasons.allow },
  },
];
