import { validContact } from '#tests/support/server/contacts.ts';
import {
  type ApiRequest,
  type ContractCase,
  change,
  json,
  latin1,
  refused,
  spellName,
  stored,
} from './case.ts';
import { reasons } from './reasons.ts';

const valid = JSON.stringify(validContact);

const unreadable: [string, ApiRequest['body'] & {}][] = [
  ['half an object', '{"name":'],
  ['no bytes', ''],
  ['spaces', ' \n'],
  ['a comma at the end', `${valid.slice(0, -1)},}`],
  ['two objects', valid + valid],
  ['a comment', `/* */${valid}`],
  ['single quotes', valid.replaceAll('"', "'")],
  ['a line break inside a text', valid.replace('\\n', '\n')],
  ['a byte order mark', `\ufeff${valid}`],
  ['Latin-1', latin1(valid.replace('Ada', 'Zoë'))],
  ['a byte that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['a surrogate as bytes', latin1(valid.replace('Ada', '\xed\xa0\x80'))],
  ['half a surrogate pair', valid.replace('Ada', '\\ud800')],
  ['the other half of a surrogate pair', valid.replace('Ada', '\\udc00')],
  ['a NUL byte', valid.replace('Ada', '\0')],
];

const noMessages: [string, string][] = [
  ['one text', '"name"'],
  ['one number', '5'],
  ['`true`', 'true'],
  ['`null`', 'null'],
];

/** Bodies that are no JSON, or no messages. */
export const bodies: ContractCase[] = [
  ...unreadable.map(([name, body]) => ({
    name: `a body of ${name}`,
    send: { body },
    outcome: refused(400, 'PGRST102'),
  })),
  {
    name: 'a body of 30,000 brackets',
    send: { body: '['.repeat(30_000) },
    outcome: refused(400, 'PGRST102'),
  },
  { name: 'a body of an empty list', send: json([]), outcome: stored() },
  ...noMessages.map(([name, body]) => ({
    name: `a body of ${name}`,
    send: { body },
    outcome: stored(),
    differs: { ours: refused(400, 'PGRST102'), reason: reasons.noMessage },
  })),
  ...[[[validContact]], [1], [null], [validContact, 1]].map((value) => ({
    name: `a list of what is no object: ${JSON.stringify(value).replace(valid, 'message')}`,
    send: json(value),
    outcome: refused(400, 'PGRST102'),
  })),
  {
    name: 'a surrogate pair, escaped',
    send: spellName('"\\ud83d\\ude00"'),
    outcome: stored({ ...validContact, name: '😀' }),
  },
  {
    name: 'a key twice',
    send: { body: `${valid.slice(0, -1)},"name":"Second"}` },
    outcome: stored({ ...validContact, name: 'Second' }),
  },
  { name: 'an escaped NUL', send: change({ message: 'a\0b' }), outcome: refused(400, '22P05') },
  {
    name: 'an escaped NUL, and a field missing',
    send: change({ message: 'a\0b', name: undefined }),
    outcome: refused(400, '22P05'),
  },
  {
    name: 'a blank name in the first row, an escaped NUL in the second',
    send: json([
      { ...validContact, name: '' },
      { ...validContact, message: 'a\0b' },
    ]),
    outcome: refused(400, '22P05'),
  },
];
