import { expect, test } from 'vitest';
import type { StoredContact } from '#server/store/store.ts';
import { storedContact, waiting } from '#tests/support/server/run-contacts.ts';
import { formatTable } from './table.ts';
import { textWidth } from './text-width.ts';

async function* each(contacts: Iterable<StoredContact>): AsyncIterable<StoredContact> {
  yield* contacts;
}

async function linesOf(contacts: Iterable<StoredContact>, width?: number): Promise<string[]> {
  const pieces = await Array.fromAsync(formatTable(each(contacts), 'None.\n', width));
  return pieces.join('').trimEnd().split('\n');
}

const long = storedContact({
  name: 'Wolfeschlegelsteinhausenbergerdorff',
  company: 'A company of many words and few deeds',
  email: 'somebody.with.a.long.address@subdomain.company.example',
  ...waiting,
  attempts: 12,
});

test('columns are as wide as their longest text', async () => {
  const [head = '', first = '', second = ''] = await linesOf([storedContact(), long]);
  expect(head).toMatch(/^TIME \(UTC\) {8}ID {8}NAME +COMPANY +EMAIL +NOTIFIED$/);
  expect(first.indexOf('ada@')).toBe(head.indexOf('EMAIL'));
  expect(second).toContain('Wolfeschlegelsteinhausenbergerd…  A company of many words and few…');
  expect(second).toContain(`${long.email}  not yet (12 tries)`);
});

test.each([100, 120, 140])('all of it fits into %i columns', async (width) => {
  const lines = await linesOf([storedContact(), long], width);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width);
  expect(lines[2]).toMatch(/not yet \(12 tries\)$/);
});

test('wide characters count as two', async () => {
  const [head = '', first = ''] = await linesOf([storedContact({ name: '山田 太郎 🚀' })]);
  const before = first.slice(0, first.indexOf('Analytical'));
  expect(textWidth(before)).toBe(head.indexOf('COMPANY'));
});

test('any number of messages passes', async () => {
  const many = Array.from({ length: 20_000 }, () => long);
  expect(await linesOf(many)).toHaveLength(20_001);
});

test('none has words of its own', async () => {
  expect(await linesOf([])).toEqual(['None.']);
});
