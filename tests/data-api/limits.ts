import { validContact } from '#tests/support/server/contacts.ts';
import { type ContractCase, change, json, messages, refused, stored } from './case.ts';
import { reasons } from './reasons.ts';

const second = { ...validContact, name: 'Grace Hopper' };

/** How much one visitor may send. */
export const limits: ContractCase[] = [
  { name: '30 messages at once', send: json(messages(30)), outcome: stored(...messages(30)) },
  { name: '31 messages at once', send: json(messages(31)), outcome: refused(429, 'PT429') },
  {
    name: '51 messages at once',
    send: json(messages(51)),
    outcome: refused(429, 'PT429'),
    differs: { ours: refused(413, '54000'), reason: reasons.rowLimit },
  },
  {
    name: 'one message after 30 in ten minutes',
    before: [json(messages(30))],
    send: {},
    outcome: { ...refused(429, 'PT429'), stored: messages(30) },
  },
  {
    name: 'the same 30 messages again',
    before: [json(messages(30))],
    send: json(messages(30)),
    outcome: stored(...messages(30)),
  },
  { name: 'the same message again', before: [{}], send: {}, outcome: stored(validContact) },
  {
    name: 'the same message twice in one request',
    send: json([validContact, validContact]),
    outcome: stored(validContact),
  },
  {
    name: 'the same message but for its name',
    before: [{}],
    send: json(second),
    outcome: stored(validContact, second),
  },
  {
    name: 'a body of 70 KB that holds a short message',
    send: { body: JSON.stringify(validContact) + ' '.repeat(70_000) },
    outcome: stored(validContact),
    differs: { ours: refused(413, '54000'), reason: reasons.bodyLimit },
  },
  {
    name: 'a message of 2 MB',
    send: change({ message: 'm'.repeat(2_000_000) }),
    outcome: refused(400, '23514'),
    differs: { ours: refused(413, '54000'), reason: reasons.bodyLimit },
  },
];
