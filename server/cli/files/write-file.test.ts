import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { writeWholeFile } from './write-file.ts';

async function* failing(): AsyncIterable<string> {
  yield 'half';
  throw new Error('broken');
}

test('the file is private, even where one was there that was not', async () => {
  const file = join(makeTempFolder(), 'out');
  writeFileSync(file, 'old', { mode: 0o644 });
  await writeWholeFile(file, Readable.from(['one ', 'two']));
  expect(readFileSync(file, 'utf8')).toBe('one two');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a failure leaves what was there, and nothing beside it', async () => {
  const folder = makeTempFolder();
  const file = join(folder, 'out');
  writeFileSync(file, 'old');
  await expect(writeWholeFile(file, failing())).rejects.toThrow('broken');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['out']);
});

test('so does a stop on the way', async () => {
  const folder = makeTempFolder();
  async function* stopping() {
    yield 'half';
    const signalled = once(process, 'SIGTERM');
    process.kill(process.pid, 'SIGTERM');
    await signalled;
    yield 'more';
  }
  const file = join(folder, 'out');
  await expect(writeWholeFile(file, stopping())).rejects.toThrow(
    `Stopped: ${file} was not written.`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a link stays one', async () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'file'), 'old');
  symlinkSync('file', join(folder, 'link'));
  await writeWholeFile(join(folder, 'link'), Readable.from(['new']));
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('new');
});

test('a device is written to, and stays one', async () => {
  await writeWholeFile('/dev/null', Readable.from(['text']));
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('where nothing can be written, the file is named', async () => {
  const file = join(makeTempFolder(), 'none', 'out');
  const problem = `${file} cannot be written: no such file or directory.`;
  await expect(writeWholeFile(file, Readable.from(['text']))).rejects.toThrow(problem);
});
