import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { StoredContact } from '#server/store/store.ts';
import { storedContact, waiting } from '#tests/support/server/run-contacts.ts';
import { openBackup, toBackup } from './backup-format.ts';

const createdAt = '2026-02-01T00:00:00.000Z';
const contacts = [
  storedContact({ message: 'one\u2028two\n"three" 😀' }),
  storedContact({ ...waiting, lastError: 'Error' }),
];

async function* each<Item>(items: Iterable<Item>): AsyncIterable<Item> {
  yield* items;
}

async function write(messages: StoredContact[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(toBackup(each(messages), createdAt)));
}

async function read(file: Buffer): Promise<StoredContact[]> {
  const pieces = Array.from({ length: Math.ceil(file.length / 100) }, (_, index) =>
    file.subarray(index * 100, (index + 1) * 100),
  );
  return Array.fromAsync((await openBackup(each(pieces))).contacts);
}

test.each([{ messages: [] }, { messages: contacts }])(
  'is read back as it was',
  async ({ messages }) => {
    expect(await read(await write(messages))).toEqual(messages);
  },
);

test('says when it was made', async () => {
  expect(await openBackup(each([await write([])]))).toMatchObject({ createdAt });
});

test('many messages are, too', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => storedContact({ company: `c${index}` }));
  expect(await read(await write(many))).toEqual(many);
});

test('is lines of JSON, with a header and a seal', async () => {
  const lines = gunzipSync(await write(contacts))
    .toString()
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { format: 'contacts-backup', version: 1, created_at: createdAt },
    { id: contacts[0]?.id },
    { id: contacts[1]?.id },
    { count: 2, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  ]);
});

const damaged =
  /^this (backup is cut short or was altered|backup was written by a newer|is no backup of)/;

test('is refused wherever it is cut short', async () => {
  const file = await write(contacts);
  for (let length = 0; length < file.length; length++) {
    await expect(read(file.subarray(0, length))).rejects.toThrow(damaged);
  }
});

test('gives either what was stored or nothing, whichever byte is altered', async () => {
  const file = await write(contacts);
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
  ['no seal', (lines) => lines.slice(0, -1)],
  ['more behind the seal', (lines) => [...lines, lines[1] ?? '']],
  ['another count', (lines) => lines.map((line) => line.replace('"count":2', '"count":3'))],
])('is refused when somebody has packed it again with %s', async (_, change) => {
  const lines = gunzipSync(await write(contacts))
    .toString()
    .trimEnd()
    .split('\n');
  const again = gzipSync(`${change(lines).join('\n')}\n`);
  await expect(read(again)).rejects.toThrow('this backup is cut short or was altered');
});

test.each([
  [Buffer.from('[]\n'), 'this is no backup of messages, or it is cut short'],
  [gzipSync('[]\n'), 'this is no backup of messages, or it is cut short'],
  [
    gzipSync('{"format":"contacts-backup","version":2,"created_at":"2026-02-01T00:00:00.000Z"}\n'),
    'this backup was written by a newer version of this program',
  ],
])('another file is refused', async (file, problem) => {
  await expect(read(file)).rejects.toThrow(problem);
});
