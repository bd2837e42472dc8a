import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonRows } from './json-rows.ts';

async function* inPieces(text: string, size: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

function read(text: string, size = 7) {
  return Array.fromAsync(readJsonRows(inPieces(text, size)));
}

const values = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));
const rows = fc.array(fc.dictionary(fc.string(), values, { noNullPrototype: true }));

test('any array of flat objects is taken apart, however it is written and wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 99 }),
      async (array, indent, size) => {
        const found = await read(JSON.stringify(array, null, indent), size);
        expect(found.map(({ text }) => JSON.parse(text))).toEqual(
          JSON.parse(JSON.stringify(array)),
        );
      },
    ),
  );
});

test('each row has the line on which it begins', async () => {
  const found = await read('\n[\n  {"a": 1},\n\n  {\n"b": "\\n"\n}, {"c":\n3}\n]\n');
  expect(found.map(({ line }) => line)).toEqual([3, 5, 7]);
});

const array = 'a JSON array, as export --json writes it, should begin here';
const row = 'this is not a whole row, as export --json writes it';

test.each([
  ['', `line 1: ${array}`],
  ['\n\n{"a": 1}', `line 3: ${array}`],
  ['[', `line 1: ${row}`],
  ['[{"a": 1}', `line 1: ${row}`],
  ['[\n{"a": 1},\n{"a": 1', `line 3: ${row}`],
  ['[\n{"a": "x}\n]', `line 2: ${row}`],
  ['[\n{"a": 1}\n{"a": 2}\n]', `line 2: ${row}`],
  ['[\n{"a": {}}\n]', `line 2: ${row}`],
  ['[\n1\n]', `line 2: ${row}`],
  ['[\n,\n]', `line 2: ${row}`],
  ['[{"a": 1}]\n\n[]', 'line 3: nothing may follow after the array'],
  [`[\n{"a": "${'x'.repeat(2_000_000)}`, `line 2: ${row}`],
])('%j is refused', async (text, problem) => {
  await expect(read(text, 50_000)).rejects.toThrow(new Error(problem));
});
