import { describe, expect, test } from 'vitest';
import { type Contact, contactFields } from './contact.ts';
import { findBrokenRule, isPlainAddress } from './contact-rules.ts';
import { makeContact } from './contact-texts.ts';

const valid = makeContact((column) =>
  contactFields[column].kind === 'email' ? 'ada@b.example' : 'Ada',
);

// What breaks them, contact-store.test.ts tries on the contract and on every database.
describe('a message keeps its rules', () => {
  test.each<[string, Partial<Contact>]>([
    ['as it is', {}],
    ['lines and tabs in the message', { message: 'one\n\ttwo' }],
    ['exactly the limit', { name: 'n'.repeat(200), message: 'm'.repeat(5000) }],
    ['the limit in emoji, counted as the databases count', { name: '😀'.repeat(200) }],
    ['other scripts', { name: '李小龍', company: 'Ünïcode' }],
    ['a family of joined emoji', { name: '👨‍👩‍👧' }],
  ])('%s', (_, change) => {
    expect(findBrokenRule({ ...valid, ...change })).toBeUndefined();
  });
});

describe('a plain address', () => {
  test.each([
    'a@b.example',
    'first.last+tag@sub.b.example',
    "o'brien@b.example",
    'someone@localhost',
    'jemand@münchen.example',
    'someone@例え.テスト',
  ])('%s', (address) => {
    expect(isPlainAddress(address)).toBe(true);
  });

  test.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b@c.example',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a b@c.example',
    ' a@b.example',
    'a@b.example\n',
    'Ada <a@b.example>',
    '"a b"@c.example',
    'a@-b.example',
    'a@b..example',
    'a@[127.0.0.1]',
    'group:a@b.example;',
    `a@${'b'.repeat(64)}.example`,
  ])('not %j', (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });

  test('a hostile one is judged at once', () => {
    const started = performance.now();
    isPlainAddress(`${'a'.repeat(100)}@${'b.'.repeat(100)}`);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
