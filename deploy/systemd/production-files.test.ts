import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { testedSite } from '#tests/support/server/tested-site.ts';
import { until } from '#tests/support/server/until.ts';

/** The files that docs/operations.md lists, besides `dist`. */
const files = ['server', 'content', 'shared', 'supabase/migrations', 'package.json'];

interface Package {
  dev?: boolean;
  optional?: boolean;
}

it('are enough for the unit’s command, with the packages of `npm ci --omit=dev --omit=optional` and a .env', async () => {
  const folder = makeTempFolder();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<Package>(lock.packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path]) => path);
  for (const path of [...files, ...packages])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(testedSite, join(folder, 'dist'), { recursive: true });

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(folder, '.env'), `PORT=${port}\n`);
  const unit = readFileSync(join(root, 'deploy/systemd/website@.service'), 'utf8');
  const [, flags = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? [];
  const env = { DATA_DIR: join(folder, '.data') };
  const server = spawn(process.execPath, flags.split(' '), { cwd: folder, env, stdio: 'ignore' });
  try {
    await until(() =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    expect((await fetch(url)).status).toBe(200);
    const command = ['server/cli/main.ts', 'list', '--json'];
    expect(execFileSync(process.execPath, command, { cwd: folder, env }).toString()).toBe('[]\n');
  } finally {
    server.kill();
  }
});

it('end with one line on a Node that is too old', () => {
  // Poses as Node 20, which has no SQLite.
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
  const flags = ['--no-experimental-sqlite', '--import', `data:text/javascript,${old}`];
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'server/main.js'], {
    cwd: testedSite,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('The server needs Node 24 or newer. This is Node 20.20.2.\n');
});
