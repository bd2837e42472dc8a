import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, refused, stored } from './case.ts';
import { reasons } from './reasons.ts';

const newerTable = { ours: refused(404, 'PGRST205'), reason: reasons.newerWords };
const newerPath = { ours: refused(404, 'PGRST125'), reason: reasons.newerWords };

/** Tables, procedures and schemas that are not there for visitors. */
export const otherPlaces: ContractCase[] = [
  {
    name: 'the client calls a procedure',
    send: (client) => client.rpc('digest'),
    outcome: refused(404, 'PGRST202'),
  },
  {
    name: 'the client selects from the private schema',
    send: (client) => client.schema('contacts_private').from('senders').select(),
    outcome: refused(406, 'PGRST106'),
  },
  ...['contacts_private', 'auth', 'PUBLIC', '', 'public, auth'].map((schema) => ({
    name: `Content-Profile: ${schema || '(empty)'}`,
    send: { headers: { 'content-profile': schema } },
    outcome: refused(406, 'PGRST106'),
  })),
  {
    name: 'a read with Accept-Profile: contacts_private',
    send: { method: 'GET', headers: { 'accept-profile': 'contacts_private' } },
    outcome: refused(406, 'PGRST106'),
  },
  {
    name: 'an insert with Accept-Profile: contacts_private',
    send: { headers: { 'accept-profile': 'contacts_private' } },
    outcome: stored(validContact),
  },
  {
    name: 'no Content-Profile',
    send: { headers: { 'content-profile': null } },
    outcome: stored(validContact),
  },
  ...['drop_all', 'digest', 'before_insert', 'forget_senders'].map((procedure) => ({
    name: `the procedure ${procedure}`,
    send: { path: `/rest/v1/rpc/${procedure}` },
    outcome: refused(404, 'PGRST202'),
  })),
  ...['users', 'senders', 'settings', 'Contacts', 'contacts_private.senders', '..%5c'].map(
    (table) => ({
      name: `an insert into ${table}`,
      send: { path: `/rest/v1/${table}` },
      outcome: refused(404),
      differs: newerTable,
    }),
  ),
  {
    name: 'a read of another table',
    send: { path: '/rest/v1/users', method: 'GET' },
    outcome: refused(404, '42P01'),
    differs: newerTable,
  },
  ...['', 'contacts/', 'contacts/1', 'rpc/digest/1'].map((path) => ({
    name: `an insert at ${path ? `/${path}` : 'the root'}`,
    send: { path: `/rest/v1/${path}` },
    outcome: refused(404),
    differs: newerPath,
  })),
  {
    name: 'a read of the root',
    send: { path: '/rest/v1/', method: 'GET' },
    outcome: refused(200),
    differs: { ours: refused(404, 'PGRST125'), reason: reasons.noDescription },
  },
  {
    name: 'the table spelled with an escape',
    send: { path: '/rest/v1/%63ontacts' },
    outcome: stored(validContact),
  },
];
