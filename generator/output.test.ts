import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { projectRoot } from './project-root.ts';

it('a build replaces an earlier one, but keeps what `npm run build:function` wrote', () => {
  const parent = makeTempDirectory();
  const [dist, build] = [join(parent, 'dist'), join(parent, 'build')];
  for (const directory of [join(dist, 'supabase'), join(dist, 'client'), build])
    mkdirSync(directory, { recursive: true });
  for (const directory of [dist, build])
    writeFileSync(join(directory, 'build.json'), '{ "sources": "hash" }');
  checkReplaceable(dist);
  replaceBuild(build, dist);
  expect(readdirSync(dist).toSorted()).toEqual(['build.json', 'supabase']);
});

it('a build refuses a directory that no build created', () => {
  const directory = makeTempDirectory();
  writeFileSync(join(directory, 'package.json'), '{}');
  const command = ['generator/build.ts', directory];
  expect(() => execFileSync('node', command, { cwd: projectRoot, stdio: 'pipe' })).toThrow(
    'package.json',
  );
  expect(readdirSync(directory)).toEqual(['package.json']);
});
