import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { root } from './root.ts';

function build(...names: string[]): string {
  const directory = makeTempDirectory();
  for (const name of ['client', 'server', 'form-pages']) mkdirSync(join(directory, name));
  for (const name of names) writeFileSync(join(directory, name), '{ "sources": "hash" }');
  return directory;
}

it('a build replaces an earlier one, and leaves what other commands put beside it', () => {
  const directory = makeTempDirectory();
  mkdirSync(join(directory, 'supabase'));
  checkReplaceable(directory);
  replaceBuild(build('build.json', 'nginx-headers.conf'), directory);
  writeFileSync(join(directory, 'client/old.html'), '');
  checkReplaceable(directory);
  replaceBuild(build('build.json'), directory);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted();
  expect(files).toEqual(['build.json', 'client', 'form-pages', 'server', 'supabase']);
});

it('a build refuses a directory that no build created', () => {
  const directory = makeTempDirectory();
  writeFileSync(join(directory, 'package.json'), '{}');
  const command = ['generator/build.ts', directory];
  expect(() => execFileSync('node', command, { cwd: root, stdio: 'pipe' })).toThrow('package.json');
  expect(readdirSync(directory)).toEqual(['package.json']);
});
