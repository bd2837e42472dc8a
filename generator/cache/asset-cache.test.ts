import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type AssetFile, bytesOf, hashOf, makeAssets, writeAssets } from './asset-cache.ts';

/** An asset that counts how often it is made. */
function counted(name: string, ...things: Parameters<typeof hashOf>) {
  const file: AssetFile & { made: number } = {
    name,
    hash: hashOf(...things),
    made: 0,
    make: async () => Buffer.from(`${things.join()}, made ${++file.made} times`),
  };
  return file;
}

it('makes a file once, and again when its ingredients change', async () => {
  const cache = makeTempFolder();
  const [first, again, changed] = [counted('a', 1), counted('a', 1), counted('a', 2)];
  const bytes = await bytesOf(first, cache);
  expect(await bytesOf(again, cache)).toEqual(bytes);
  expect(await bytesOf(changed, cache)).not.toEqual(bytes);
  expect([first.made, again.made, changed.made]).toEqual([1, 0, 1]);
  expect(readdirSync(cache).toSorted()).toEqual([first.hash, changed.hash].toSorted());
});

it('keeps nothing of a file that fails', async () => {
  const cache = makeTempFolder();
  const failing = { ...counted('a', 1), make: () => Promise.reject(new Error('no ink')) };
  await expect(bytesOf(failing, cache)).rejects.toThrow('no ink');
  expect(readdirSync(cache)).toEqual([]);
  await expect(makeAssets([counted('b', 2), failing], { folder: cache })).rejects.toThrow(
    'a cannot be made: no ink',
  );
});

it('makes all files, and writes each to its place', async () => {
  const [cache, site] = [makeTempFolder(), makeTempFolder()];
  const files = ['a.ico', 'assets/b.png', 'assets/c.png', 'd.txt', 'e.txt'].map((name) =>
    counted(name, name),
  );
  const progress: string[] = [];
  await makeAssets(files, {
    folder: cache,
    onMade: (done, all) => progress.push(`${done}/${all}`),
  });
  expect(progress).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  await writeAssets(files, site, cache);
  for (const { name, made } of files) {
    expect(made).toBe(1);
    expect(readFileSync(join(site, name), 'utf8')).toBe(`${name}, made 1 times`);
  }
});

it('hashes things with their boundaries', () => {
  const things = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['é'], [Buffer.from('é'), 1]];
  const hashes = things.map((parts) => hashOf(...parts));
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf('ab', Buffer.from('c'))).toBe(hashOf('ab', 'c'));
});
