import { contactsTable } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, refused, stored } from './case.ts';

const second = { ...validContact, name: 'Grace Hopper' };

/** What Supabase's own client sends when a program inserts. */
export const clientInserts: ContractCase[] = [
  {
    name: 'the client inserts an object',
    send: (client) => client.from(contactsTable).insert({ ...validContact }),
    outcome: stored(validContact),
  },
  {
    name: 'the client inserts an array',
    send: (client) => client.from(contactsTable).insert([{ ...validContact }, second]),
    outcome: stored(validContact, second),
  },
  {
    name: 'the client inserts nothing',
    send: (client) => client.from(contactsTable).insert([]),
    outcome: stored(),
  },
  {
    name: 'the client inserts an array, with defaults for what is missing',
    send: (client) =>
      client.from(contactsTable).insert([{ ...validContact }], { defaultToNull: false }),
    outcome: stored(validContact),
  },
  {
    name: 'the client inserts an array with a field missing in one',
    send: (client) => client.from(contactsTable).insert([{ ...validContact }, { name: 'x' }]),
    outcome: refused(400, '23502'),
  },
  {
    name: 'the client inserts and selects',
    send: (client) =>
      client
        .from(contactsTable)
        .insert({ ...validContact })
        .select(),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client inserts and selects the id of one',
    send: (client) =>
      client
        .from(contactsTable)
        .insert({ ...validContact })
        .select('id')
        .single(),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client upserts',
    send: (client) => client.from(contactsTable).upsert({ ...validContact }),
    outcome: refused(401, '42501'),
  },
  {
    name: 'the client upserts unless it is there',
    send: (client) =>
      client
        .from(contactsTable)
        .upsert({ ...validContact }, { onConflict: 'id', ignoreDuplicates: true }),
    outcome: refused(401, '42501'),
  },
];
