import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, change, json, refused, spellName, stored } from './case.ts';
import { reasons } from './reasons.ts';

const named = (name: string) => stored({ ...validContact, name });
const second = { ...validContact, name: 'Grace Hopper' };

/** What the four fields may hold. */
export const fieldInserts: ContractCase[] = [
  { name: 'an object', send: {}, outcome: stored(validContact) },
  { name: 'an array of one', send: json([validContact]), outcome: stored(validContact) },
  {
    name: 'rows whose keys are in another order',
    send: {
      body: `[${JSON.stringify(validContact)},{"message":"m","company":"c","email":"b@c.example","name":"n"}]`,
    },
    outcome: stored(validContact, {
      name: 'n',
      email: 'b@c.example',
      company: 'c',
      message: 'm',
    }),
  },
  { name: 'an integer as name', send: change({ name: 5 }), outcome: named('5') },
  { name: 'a number as name, spelled 1.50', send: spellName('1.50'), outcome: named('1.50') },
  { name: 'a number as name, spelled 1E3', send: spellName('1E3'), outcome: named('1E3') },
  { name: 'a number as name, spelled -0', send: spellName('-0'), outcome: named('-0') },
  {
    name: 'a number as name that is too large for a double',
    send: spellName('12345678901234567890e999'),
    outcome: named('12345678901234567890e999'),
  },
  { name: 'true as name', send: change({ name: true }), outcome: named('true') },
  { name: 'false as name', send: change({ name: false }), outcome: named('false') },
  { name: 'a number as address', send: change({ email: 5 }), outcome: refused(400, '23514') },
  {
    name: 'an object as name',
    send: change({ name: { first: 'Ada' } }),
    outcome: named('{"first":"Ada"}'),
    differs: { ours: refused(400, '42804'), reason: reasons.onlyText },
  },
  {
    name: 'a list as name',
    send: change({ name: ['Ada', 1] }),
    outcome: named('["Ada",1]'),
    differs: { ours: refused(400, '42804'), reason: reasons.onlyText },
  },
  { name: 'null as name', send: change({ name: null }), outcome: refused(400, '23502') },
  { name: 'no address', send: change({ email: undefined }), outcome: refused(400, '23502') },
  {
    name: 'no address and a blank name',
    send: change({ email: undefined, name: '' }),
    outcome: refused(400, '23502'),
  },
  {
    name: 'a blank name in the first row, no address in the second',
    send: json([
      { ...validContact, name: '' },
      { ...validContact, email: null },
    ]),
    outcome: refused(400, '23514'),
  },
  { name: 'no fields', send: json({}), outcome: refused(400, '23502') },
  { name: 'an array of no fields', send: json([{}]), outcome: refused(400, '23502') },
  { name: 'an empty company', send: change({ company: '' }), outcome: refused(400, '23514') },
  { name: 'an empty address', send: change({ email: '' }), outcome: refused(400, '23514') },
  { name: 'a blank message', send: change({ message: ' \n ' }), outcome: refused(400, '23514') },
  {
    name: 'a name of an ideographic space',
    send: change({ name: '\u3000' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a name of 200 characters',
    send: change({ name: 'n'.repeat(200) }),
    outcome: named('n'.repeat(200)),
  },
  {
    name: 'a name of 201 characters',
    send: change({ name: 'n'.repeat(201) }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a name of 200 emoji',
    send: change({ name: '😀'.repeat(200) }),
    outcome: named('😀'.repeat(200)),
  },
  {
    name: 'a name of 201 emoji',
    send: change({ name: '😀'.repeat(201) }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a message of 5001 characters',
    send: change({ message: 'm'.repeat(5001) }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'an escape character in a name',
    send: change({ name: 'a\u001b[2Jb' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a carriage return in a message',
    send: change({ message: 'a\rb' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a delete character in a name',
    send: change({ name: 'a\u007f' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'an address without @',
    send: change({ email: 'nobody' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'two addresses',
    send: change({ email: 'a@b.example,c@d.example' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'a mail header in the address',
    send: change({ email: 'a@b.example\nBcc: c@d.example' }),
    outcome: refused(400, '23514'),
  },
  {
    name: 'an address whose domain has a label of 64 characters',
    send: change({ email: `a@${'b'.repeat(64)}.example` }),
    outcome: stored({ ...validContact, email: `a@${'b'.repeat(64)}.example` }),
    differs: { ours: refused(400, '23514'), reason: reasons.strictAddress },
  },
  {
    name: 'a good row and one that breaks a rule',
    send: json([validContact, { ...second, name: '' }]),
    outcome: refused(400, '23514'),
  },
];
