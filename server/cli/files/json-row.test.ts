import { expect, test } from 'vitest';
import { storedContact, waiting } from '#tests/support/server/run-contacts.ts';
import { parseJsonText, parseRow, toJsonRow } from './json-row.ts';

const row = toJsonRow(storedContact());

test.each([
  storedContact(),
  storedContact(waiting),
  storedContact({ ...waiting, attempts: 7, lastError: 'Error ECONNREFUSED' }),
])('a row is read back as it was', (contact) => {
  expect(parseRow(JSON.parse(JSON.stringify(toJsonRow(contact))))).toEqual({ contact });
});

test('ids and times are brought into the form in which they are stored', () => {
  const other = { ...row, id: row.id.toUpperCase(), created_at: '2026-01-31T13:30:00+01:30' };
  expect(parseRow(other)).toEqual({ contact: storedContact({ id: row.id }) });
});

const notATime = 'is not a time such as 2026-01-31T12:00:00.000Z';
const notBoth = 'one of notified_at and next_attempt_at must be null, and not both';
const unstorable = 'holds a character that cannot be stored';

test.each([
  ['this is not JSON', undefined],
  ['this is not an object', null],
  ['this is not an object', [row]],
  ['"digest" is not a known column', { ...row, digest: '' }],
  ['name is not a text', { ...row, name: null }],
  [`message ${unstorable}`, { ...row, message: 'a\0b' }],
  [`message ${unstorable}`, { ...row, message: '\ud800' }],
  ['last_error is not a text', { ...row, last_error: 5 }],
  ['id is not a UUID', { ...row, id: 'abc' }],
  ['attempts is not a whole number from 0', { ...row, attempts: '1' }],
  ['attempts is not a whole number from 0', { ...row, attempts: 1.5 }],
  ['attempts is not a whole number from 0', { ...row, attempts: 2 ** 31 }],
  [`created_at ${notATime}`, { ...row, created_at: null }],
  [`created_at ${notATime}`, { ...row, created_at: '2026-01-31' }],
  [`created_at ${notATime}`, { ...row, created_at: '2026-02-30T12:00:00Z' }],
  [`created_at ${notATime}`, { ...row, created_at: '2026-01-31T25:00:00Z' }],
  [`notified_at ${notATime}, nor null`, { ...row, notified_at: 'yes' }],
  [`next_attempt_at ${notATime}, nor null`, { ...row, next_attempt_at: 0 }],
  [notBoth, { ...row, notified_at: null }],
  [notBoth, { ...row, next_attempt_at: row.created_at }],
])('%s', (problem, value) => {
  expect(parseRow(value)).toEqual({ problem });
});

test('a column that is missing is named', () => {
  const { attempts, ...rest } = row;
  expect(attempts).toBe(1);
  expect(parseRow(rest)).toEqual({ problem: 'attempts is missing' });
});

test('what is no JSON is undefined', () => {
  expect(parseJsonText('{"a": 1,}')).toBeUndefined();
});
