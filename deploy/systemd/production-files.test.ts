import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#generator/project-root.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { freePort, startProgram } from '#tests/support/server/program.ts';
import { testedSite } from '#tests/support/tested-site.ts';

/** The files that docs/operations.md lists, besides `dist`. */
const files = ['server', 'content', 'shared', 'supabase/migrations', 'package.json'];

test("the deployed files, production packages and a .env are enough to run the systemd unit's command", async () => {
  const directory = makeTempDirectory();
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const packages = Object.keys(lock.packages).filter(
    (path) => path && !lock.packages[path].dev && !lock.packages[path].optional,
  );
  for (const path of files)
    cpSync(join(projectRoot, path), join(directory, path), { recursive: true });
  // Links the packages, because copying a thousand files takes longer than the rest of the test.
  for (const path of packages) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    symlinkSync(join(projectRoot, path), join(directory, path));
  }
  cpSync(testedSite, join(directory, 'dist'), { recursive: true });

  const port = await freePort();
  const metricsPort = await freePort();
  writeFileSync(join(directory, '.env'), `PORT=${port}\nMETRICS_PORT=${metricsPort}\n`);
  const unit = readFileSync(join(projectRoot, 'deploy/systemd/website@.service'), 'utf8');
  const [, flags = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? [];
  // NODE_PRESERVE_SYMLINKS keeps the linked packages from finding other packages in the project.
  const env = { DATA_DIR: join(directory, '.data'), NODE_PRESERVE_SYMLINKS: '1' };
  const options = { cwd: directory, env };
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${metricsPort}/readyz`).catch(() => undefined))?.ok ?? false;
  const command = [process.execPath, ...flags.split(' ')];
  await using _ = await startProgram(command, options, isReady);
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
  const list = execFileSync(process.execPath, ['server/cli/main.ts', 'list'], options);
  expect(String(list)).toMatch(/^No messages/);
});

test('the built server explains in one line that Node is too old', () => {
  // Makes this Node report version 20, which has no SQLite.
  const reportNode20 = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
  const flags = ['--no-experimental-sqlite', '--import', `data:text/javascript,${reportNode20}`];
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'server/main.js'], {
    cwd: testedSite,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('The server needs Node 24 or newer. This is Node 20.20.2.\n');
});
