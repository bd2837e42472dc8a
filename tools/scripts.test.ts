import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#generator/root.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { testedSite } from '#tests/support/server/tested-site.ts';

interface Trial {
  args?: string[];
  /** A line of `.env`. */
  env?: string;
  says: RegExp;
}

/** For each script, a cheap call and output that only its own program prints. */
const trials: Record<string, Trial> = {
  start: { env: 'PORT=none\nSITE_URL=none', says: /^PORT must be/m },
  test: {
    args: ['tests/journeys/contact/contact-form.spec.ts', '--list'],
    says: /contact-form\.spec\.ts:\d/,
  },
  dev: { env: 'PORT=none', says: /^PORT must be/m },
  build: { env: 'SITE_URL=none', says: /^SITE_URL must/m },
  check: { args: ['--help'], says: /--group/ },
  format: { args: ['--help'], says: /biome check/ },
  contacts: { args: ['list'], env: 'DATABASE_URL=none', says: /^DATABASE_URL must/m },
  'build:function': { says: /built \S+index\.ts/ },
  screenshots: { args: ['-g', 'menu-360', '--list'], says: /menu-360/ },
  bench: { args: ['--help'], says: /^Usage: npm run bench/m },
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('covers every script that is called by name, but the one that draws into app/', () => {
  const names = Object.keys(scripts).filter((name) => !/^(pre|check:|icons$)/.test(name));
  expect(Object.keys(trials)).toEqual(names);
});

it.concurrent.each(Object.entries(trials))(
  'npm run %s',
  async (script, { args = [], env = '', says }) => {
    // Without what comes before them, which installs.
    const call = ['run', '--ignore-scripts', script, '--', ...args];
    expect(await outputOf('npm', call, env ? folderWith(env) : root)).toMatch(says);
  },
);

it('the production command of the README reads .env', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, command = ''] = /`(node [^`]*dist\/server\/main\.js)`/.exec(readme) ?? [];
  expect(await outputOf('sh', ['-c', command], folderWith('PORT=none'))).toMatch(/^PORT must be/m);
});

/** Makes a checkout of links with a `.env` of its own and the tested site in `dist`. */
function folderWith(env: string): string {
  const folder = makeTempFolder();
  for (const name of readdirSync(root))
    if (!/^(\.env|dist)$/.test(name)) symlinkSync(join(root, name), join(folder, name));
  symlinkSync(testedSite, join(folder, 'dist'));
  writeFileSync(join(folder, '.env'), env);
  return folder;
}

function outputOf(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}
