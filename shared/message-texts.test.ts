import { expect, test } from 'vitest';
import { type Message, messageFields } from './message.ts';
import { findBrokenRule } from './message-rules.ts';
import { makeMessage, tidyMessage } from './message-texts.ts';

const valid = makeMessage((column) =>
  messageFields[column].kind === 'email' ? 'ada@b.example' : 'Ada',
);

test.each<[string, Partial<Message>, Partial<Message>]>([
  ['a tab in one line', { name: 'Ada\tLovelace' }, { name: 'Ada Lovelace' }],
  ['lines in a one-line field', { company: 'a\r\nb\u2028c\u0085d' }, { company: 'a b c d' }],
  ['space around an address', { email: '\u00a0ada@b.example\t\n' }, { email: 'ada@b.example' }],
  [
    'marks pasted with an address',
    { email: '\u200bada@b.example\u202c\ufeff' },
    { email: 'ada@b.example' },
  ],
  ['soft breaks', { message: 'a\vb\fc\u0085d\u2028e\u2029f' }, { message: 'a\nb\nc\nd\ne\nf' }],
  ['lines of every kind', { message: 'a\r\nb\rc\n\nd' }, { message: 'a\nb\nc\n\nd' }],
  ['tabs and spaces within', { message: ' a\n\tb  c ' }, { message: 'a\n b  c' }],
  [
    'the rest',
    { name: 'A\0d\u0007a', message: 'a\u0092b\u007fc' },
    { name: 'Ada', message: 'abc' },
  ],
])('%s', (_, given, tidy) => {
  expect(tidyMessage({ ...valid, ...given })).toEqual({ ...valid, ...tidy });
});

test('leaves no control character that a rule refuses', () => {
  for (let code = 0; code < 0x100; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    const message = tidyMessage({ ...valid, name: text, company: text, message: text });
    expect(findBrokenRule(message), `U+${code.toString(16)}`).toBeUndefined();
  }
});
