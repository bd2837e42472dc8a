import { describe, expect, test } from 'vitest';
import { type Contact, contactFields } from './contact.ts';
import { constraintName, findBrokenRule, isPlainAddress } from './contact-rules.ts';
import { makeContact } from './contact-texts.ts';

const valid = makeContact((column) =>
  contactFields[column].kind === 'email' ? 'ada@b.example' : 'Ada',
);

function ruleFor(change: Partial<Contact>): string | undefined {
  const broken = findBrokenRule({ ...valid, ...change });
  return broken && constraintName(broken);
}

describe('a message keeps its rules', () => {
  test.each<[string, Partial<Contact>]>([
    ['as it is', {}],
    ['lines and tabs in the message', { message: 'one\n\ttwo' }],
    ['exactly the limit', { name: 'n'.repeat(200), message: 'm'.repeat(5000) }],
    ['the limit in emoji, counted as the databases count', { name: '😀'.repeat(200) }],
    ['other scripts', { name: '李小龍', company: 'Ünïcode' }],
    ['a family of joined emoji', { name: '👨‍👩‍👧' }],
  ])('%s', (_, change) => {
    expect(ruleFor(change)).toBeUndefined();
  });

  test.each<[string, Partial<Contact>]>([
    ['contacts_name_not_blank', { name: '' }],
    ['contacts_name_not_blank', { name: ' \t\u00a0\u3000' }],
    ['contacts_company_not_blank', { company: '  ' }],
    ['contacts_message_not_blank', { message: '\n\n' }],
    ['contacts_email_not_blank', { email: '' }],
    ['contacts_name_length', { name: 'n'.repeat(201) }],
    ['contacts_name_length', { name: '😀'.repeat(201) }],
    ['contacts_message_length', { message: 'm'.repeat(5001) }],
    ['contacts_email_length', { email: `${'a'.repeat(320)}@b.example` }],
    ['contacts_name_characters', { name: 'Ada\nLovelace' }],
    ['contacts_company_characters', { company: 'a\tb' }],
    ['contacts_name_characters', { name: 'a\u0085b' }],
    ['contacts_message_characters', { message: 'a\u0007b' }],
    ['contacts_message_characters', { message: 'a\r\nb' }],
    ['contacts_message_characters', { message: 'a\u007fb' }],
    ['contacts_email_characters', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['contacts_email_address', { email: 'nobody' }],
    ['contacts_email_address', { email: 'a@b.example, c@d.example' }],
  ])('%s', (name, change) => {
    expect(ruleFor(change)).toBe(name);
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
