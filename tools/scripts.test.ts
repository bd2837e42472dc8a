import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#generator/root.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

interface Trial {
  args?: string[];
  /** A line of `.env`. */
  env?: string;
  says: RegExp;
}

/** For each script, a cheap call and output that only its own program prints. */
const trials: Record<string, Trial> = {
  start: { env: 'PORT=none', says: /^PORT must be/m },
  test: { args: ['tests/journeys/pages/about.spec.ts', '--list'], says: /about\.spec\.ts:\d/ },
  dev: { env: 'PORT=none', says: /^PORT must be/m },
  build: { env: 'SITE_URL=none', says: /^SITE_URL must/m },
  check: { args: ['format'], says: /✓ format/ },
  format: { args: ['--help'], says: /biome check/ },
  contacts: { args: ['list'], env: 'DATABASE_URL=none', says: /^DATABASE_URL must/m },
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
  async (script, { args = [], env = '', says }) => {
    const call = ['run', script, '--', ...args];
    expect(await outputOf('npm', call, env ? folderWith(env) : root)).toMatch(says);
  },
);

it('the production command of the README reads .env', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, command = ''] = /`(node [^`]*dist\/server\/main\.js)`/.exec(readme) ?? [];
  expect(await outputOf('sh', ['-c', command], folderWith('PORT=none'))).toMatch(/^PORT must be/m);
});

/** Makes a checkout of links with a `.env` of its own. */
function folderWith(env: string): string {
  const folder = makeTempFolder();
  for (const name of readdirSync(root))
    if (name !== '.env') symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, '.env'), env);
  return folder;
}

function outputOf(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}
