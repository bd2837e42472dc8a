import { defaultAnonKey } from '#contract/paths.ts';
import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, refused, stored } from './case.ts';
import { reasons } from './reasons.ts';
import { signToken } from './token.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Who asks. */
export const keys: ContractCase[] = [
  {
    name: 'the key as bearer token beside the key',
    send: bearer(defaultAnonKey),
    outcome: stored(validContact),
  },
  {
    name: 'a password beside the key',
    send: { headers: { authorization: 'Basic eDp5' } },
    outcome: stored(validContact),
  },
  {
    name: 'a token for the role anon',
    send: bearer(signToken({ role: 'anon' })),
    outcome: stored(validContact),
  },
  {
    name: 'a token for the role authenticated',
    send: bearer(signToken({ role: 'authenticated' })),
    outcome: refused(403, '42501'),
    differs: { ours: stored(validContact), reason: reasons.noTokens },
  },
  {
    name: 'a token for the role postgres',
    send: bearer(signToken({ role: 'postgres' })),
    outcome: refused(403, '42501'),
    differs: { ours: stored(validContact), reason: reasons.noTokens },
  },
  {
    name: 'a token that somebody else signed',
    send: bearer(signToken({ role: 'authenticated' }, 'another secret of at least 32 bytes')),
    outcome: refused(401, 'PGRST301'),
    differs: { ours: stored(validContact), reason: reasons.noTokens },
  },
  {
    name: 'a read with a token for the role authenticated',
    send: { method: 'GET', ...bearer(signToken({ role: 'authenticated' })) },
    outcome: refused(403, '42501'),
    differs: { ours: refused(401, '42501'), reason: reasons.noTokens },
  },
  {
    name: 'no key',
    send: { headers: { apikey: null } },
    outcome: refused(401, 'PGRST302'),
    gateway: true,
  },
  {
    name: 'an empty apikey',
    send: { headers: { apikey: '' } },
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
    outcome: stored(validContact),
    gateway: true,
  },
  {
    name: 'another version of the API',
    send: { path: '/rest/v2/contacts' },
    outcome: refused(404, 'PGRST125'),
    gateway: true,
  },
];
