import { expect, test } from 'vitest';
import { type Message, messageFields } from './message.ts';
import { findViolation } from './message-rules.ts';
import { makeMessage, normalizeMessage } from './message-text.ts';

const validMessage = makeMessage((column) =>
  messageFields[column].type === 'email' ? 'ada@b.example' : 'Ada',
);

test.each<[string, Partial<Message>, Partial<Message>]>([
  ['white space in a single-line field', { company: 'a\r\nb\u2028c\td' }, { company: 'a b c d' }],
  [
    'spaces and invisible characters around an email address',
    { email: '\u00a0\u200bada@b.example\u202c\ufeff\t\n' },
    { email: 'ada@b.example' },
  ],
  ['line separators', { message: 'a\vb\fc\u0085d\u2028e\u2029f' }, { message: 'a\nb\nc\nd\ne\nf' }],
  ['mixed line endings', { message: ' a\r\nb\r\tc  d\n\ne ' }, { message: 'a\nb\n c  d\n\ne' }],
  ['control characters', { name: 'A\0d\u0007a' }, { name: 'Ada' }],
])('normalizing a message cleans up %s', (_, fields, normalized) => {
  const message = normalizeMessage({ ...validMessage, ...fields });
  expect(message).toEqual({ ...validMessage, ...normalized });
});

test('a normalized message contains no character that a rule rejects', () => {
  for (let code = 0; code < 0x100; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    const message = normalizeMessage({ ...validMessage, name: text, company: text, message: text });
    expect(findViolation(message), `U+${code.toString(16)}`).toBeUndefined();
  }
});
