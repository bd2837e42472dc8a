import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { projectRoot } from './project-root.ts';

test('a build replaces only the files of an earlier build', () => {
  const directory = makeTempDirectory();
  mkdirSync(join(directory, 'supabase'));
  const firstBuild = makeTempDirectory();
  // Without `sources`, the file would not count as the record of a build.
  writeFileSync(join(firstBuild, 'build.json'), '{ "sources": "hash" }');
  writeFileSync(join(firstBuild, 'nginx-headers.conf'), '');
  const secondBuild = makeTempDirectory();
  writeFileSync(join(secondBuild, 'build.json'), '{}');
  for (const build of [firstBuild, secondBuild]) {
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
