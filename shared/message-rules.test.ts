import { expect, test } from 'vitest';
import { isPlainAddress } from './message-rules.ts';

// server/store/message-store.test.ts tests the rules for a whole message on both databases.
test('one plain email address is accepted', () => {
  const addresses = `a@b.example first.last+tag@sub.b.example o'brien@b.example someone@localhost
    jemand@münchen.example someone@例え.テスト`.split(/\s+/);
  expect(addresses.filter((address) => !isPlainAddress(address))).toEqual([]);
});

test('anything but one plain email address is rejected', () => {
  const malformed = `a @b.example a@ a@b@c.example a@b.example,c@d.example a@b.example;c@d.example
    a@-b.example a@b..example a@[127.0.0.1] group:a@b.example;`.split(/\s+/);
  const withSpaces = ['a b@c.example', ' a@b.example', 'a@b.example\n', 'Ada <a@b.example>'];
  const others = ['', '"a b"@c.example', `a@${'b'.repeat(64)}.example`];
  expect([...malformed, ...withSpaces, ...others].filter(isPlainAddress)).toEqual([]);
});

test('a hostile email address is checked within milliseconds', () => {
  const startedAt = performance.now();
  isPlainAddress(`${'a'.repeat(100)}@${'b.'.repeat(100)}`);
  expect(performance.now() - startedAt).toBeLessThan(50);
});
