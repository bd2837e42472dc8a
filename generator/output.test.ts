import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { projectRoot } from './project-root.ts';

it('a build refuses a directory that no build created', () => {
  const directory = makeTempDirectory();
  writeFileSync(join(directory, 'package.json'), '{}');
  const command = ['generator/build.ts', directory];
  expect(() => execFileSync('node', command, { cwd: projectRoot, stdio: 'pipe' })).toThrow(
    'package.json',
  );
  expect(readdirSync(directory)).toEqual(['package.json']);
});
