import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { StoredContact } from '#server/store/store.ts';
import { storedContact, waiting } from '#tests/support/server/run-contacts.ts';
import { readMessages, toMessageLines } from './message-file.ts';

const createdAt = '2026-02-01T00:00:00.000Z';
const contacts = [
  storedContact({ message: 'one\u2028two\n"three" 😀' }),
  storedContact({ ...waiting, lastError: 'Error' }),
];

async function write(messages: StoredContact[]): Promise<string> {
  return (await Array.fromAsync(toMessageLines(Readable.from(messages), createdAt))).join('');
}

async function linesOf(messages: StoredContact[]): Promise<string[]> {
  return (await write(messages)).trimEnd().split('\n');
}

async function read(content: string | Buffer): Promise<StoredContact[]> {
  const file = Buffer.from(content);
  const pieces = Array.from({ length: Math.ceil(file.length / 100) }, (_, index) =>
    file.subarray(index * 100, (index + 1) * 100),
  );
  return Array.fromAsync((await readMessages(Readable.from(pieces))).contacts);
}

test.each([{ messages: [] }, { messages: contacts }])(
  'is read back as it was',
  async ({ messages }) => {
    const file = await write(messages);
    expect(await read(file)).toEqual(messages);
    expect(await read(gzipSync(file))).toEqual(messages);
  },
);

test('says when it was made', async () => {
  expect(await readMessages(Readable.from([Buffer.from(await write([]))]))).toMatchObject({
    createdAt,
  });
});

test('many messages are, too', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => storedContact({ company: `c${index}` }));
  expect(await read(await write(many))).toEqual(many);
});

test('is lines of JSON, with a header and a trailer, and without what a terminal acts on', async () => {
  const lines = await linesOf(contacts);
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { format: 'contacts-backup', version: 1, created_at: createdAt },
    { id: contacts[0]?.id },
    { id: contacts[1]?.id },
    { count: 2, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  ]);
});

const damaged =
  /^this (file is cut short or was altered|file was written by a newer|is no file that export)|^line \d+: /;

test.each([
  ['as it is', (text: string) => Buffer.from(text.trimEnd())],
  ['compressed', (text: string) => gzipSync(text)],
])('%s, is refused wherever it is cut short', async (_, pack) => {
  const file = pack(await write(contacts));
  for (let length = 0; length < file.length; length++) {
    await expect(read(file.subarray(0, length))).rejects.toThrow(damaged);
  }
});

test('gives either what was stored or nothing, whichever byte of a backup is altered', async () => {
  const file = gzipSync(await write(contacts));
  for (let at = 0; at < file.length; at++) {
    const altered = Buffer.from(file);
    altered.writeUInt8(file.readUInt8(at) ^ 0x10, at);
    const found = await read(altered).catch((error: Error) => error.message);
    const refused = typeof found === 'string' && damaged.test(found);
    expect(refused || isDeepStrictEqual(found, contacts)).toBe(true);
  }
});

test.each<[string, (lines: string[]) => string[]]>([
  ['a word', (lines) => lines.map((line) => line.replace('three', 'trhee'))],
  ['a message left out', ([header = '', , ...rest]) => [header, ...rest]],
  ['a message twice', ([header = '', first = '', ...rest]) => [header, first, first, ...rest]],
  ['another order', ([header = '', one = '', two = '', ...rest]) => [header, two, one, ...rest]],
  ['no trailer', (lines) => lines.slice(0, -1)],
  ['more behind the trailer', (lines) => [...lines, lines[1] ?? '']],
  ['another count', (lines) => lines.map((line) => line.replace('"count":2', '"count":3'))],
])('is refused when somebody has written it again with %s', async (_, change) => {
  const again = `${change(await linesOf(contacts)).join('\n')}\n`;
  await expect(read(again)).rejects.toThrow('this file is cut short or was altered');
});

test('a row that nobody could store is named by its line', async () => {
  const [header = '', first = '', ...rest] = await linesOf(contacts);
  const again = [header, first, first.replace('"attempts":1', '"attempts":-1'), ...rest];
  const problem = 'line 3: attempts is not a whole number from 0';
  await expect(read(again.join('\n'))).rejects.toThrow(problem);
});

test.each([
  ['[]\n', 'this is no file that export --json or backup wrote, or it is cut short'],
  [gzipSync('[]\n'), 'this is no file that export --json or backup wrote, or it is cut short'],
  [Buffer.from('ä\n', 'latin1'), 'this file is cut short or was altered'],
  [
    '{"format":"contacts-backup","version":2,"created_at":"2026-02-01T00:00:00.000Z"}\n',
    'this file was written by a newer version of this program',
  ],
])('another file is refused', async (file, problem) => {
  await expect(read(file)).rejects.toThrow(problem);
});
