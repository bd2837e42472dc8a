import { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { StoredMessage } from '#server/store/store.ts';
import { storedMessage, waiting } from '#tests/support/server/run-contacts.ts';
import { toTable } from './message-list.ts';

async function linesOf(messages: Iterable<StoredMessage>, columns = 80): Promise<string[]> {
  const text = (await Array.fromAsync(toTable(Readable.from(messages), columns))).join('');
  return stripVTControlCharacters(text).trimEnd().split('\n');
}

/** Han characters and emoji take two columns. */
function widthOf(line: string): number {
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.reduce(
    (width, each) => width + (/\p{scx=Han}|\p{RGI_Emoji}/v.test(each) ? 2 : 1),
    0,
  );
}

test('lists senders, beginnings and unsent mails', async () => {
  const mailed = storedMessage();
  const [head, ...lines] = await linesOf([mailed, storedMessage(waiting)]);
  expect(head).toMatch(/^TIME \(UTC\) {8}ID {8}MESSAGE$/);
  const sender = 'Ada Lovelace <ada@analytical.example>, Analytical E…';
  expect(lines[0]).toBe(`2026-01-31 12:00  ${mailed.id.slice(0, 8)}  ${sender}`);
  expect(lines[1]).toBe(`${' '.repeat(28)}We run two clusters. Releases are slow.`);
  expect(lines[3]).toBe(`not mailed yet${' '.repeat(14)}We run two clusters. Releases are slow.`);
});

test('fits the terminal and controls nothing, whatever the texts', async () => {
  const escapes = '\x1b[2J\x1b]0;title\x07\u202egnp.exe\rnew';
  const texts = ['x'.repeat(5000), '山田太郎 '.repeat(500), 'a👩‍👩‍👧b'.repeat(99), escapes];
  const rows = texts.map((text) =>
    storedMessage({ name: text, email: text, company: text, message: text }),
  );
  const lines = await linesOf(rows, 60);
  expect(lines).toHaveLength(1 + 2 * texts.length);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
  expect(lines.join('')).not.toMatch(/[\p{Cs}\p{Cc}\u202a-\u202e]/u);
});
