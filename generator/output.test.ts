import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { projectRoot } from './project-root.ts';

test('a build replaces only the files of an earlier build', () => {
  const [directory, first, second] = [0, 1, 2].map(makeTempDirectory) as [string, string, string];
  mkdirSync(join(directory, 'supabase'));
  for (const name of ['build.json', 'nginx-headers.conf'])
    writeFileSync(join(first, name), '{ "sources": "hash" }');
  writeFileSync(join(second, 'build.json'), '{}');
  for (const build of [first, second]) {
    checkReplaceable(directory);
    replaceBuild(build, directory);
  }
  expect(readdirSync(directory).toSorted()).toEqual(['build.json', 'supabase']);
});

test('a build fails if its directory contains files that no build created', () => {
  const directory = makeTempDirectory();
  writeFileSync(join(directory, 'package.json'), '{}');
  const command = ['generator/build.ts', directory];
  expect(() => execFileSync('node', command, { cwd: projectRoot, stdio: 'pipe' })).toThrow(
    'package.json',
  );
  expect(readdirSync(directory)).toEqual(['package.json']);
});
