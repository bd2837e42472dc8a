import { describe, expect, test } from 'vitest';
import { isPlainAddress } from './message-rules.ts';

// The rules of a whole message: server/store/message-store.test.ts, beside the databases.
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
