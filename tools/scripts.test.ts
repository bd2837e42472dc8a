import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.mjs';

interface Trial {
  args?: string[];
  env?: Record<string, string>;
  says: RegExp;
}

/** For each script, a cheap call and output that only its own program prints. */
const trials: Record<string, Trial> = {
  start: { env: { PORT: 'none' }, says: /^PORT must be/m },
  test: { args: ['tests/journeys/pages/about.spec.ts', '--list'], says: /about\.spec\.ts:\d/ },
  dev: { env: { PORT: 'none' }, says: /^PORT must be/m },
  build: { env: { SITE_URL: 'none' }, says: /^SITE_URL must/m },
  check: { args: ['format'], says: /✓ format/ },
  format: { args: ['--help'], says: /biome check/ },
  contacts: { args: ['--help'], says: /Usage: / },
  'build:function': { says: /built \S+index\.ts/ },
  screenshots: { args: ['-g', 'menu-360', '--list'], says: /menu-360/ },
  bench: { args: ['--help'], says: /Unknown option '--help'/ },
};

it('covers every script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(Object.keys(trials)).toEqual(Object.keys(scripts));
});

it.concurrent.each(Object.entries(trials))(
  'npm run %s',
  async (script, { args = [], env, says }) => {
    expect(await outputOf(['run', script, '--', ...args], env)).toMatch(says);
  },
);

function outputOf(args: string[], variables?: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...variables };
  return new Promise((resolve) => {
    execFile('npm', args, { cwd: root, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}
