// Runs before `npm start`, `npm test` and `npm run dev`: installs the packages of package-lock.json, unless
// they are there. On Linux one of them is the Node that runs everything else, so this file must run on older ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

if (!isInstalled()) {
  const command = 'npm ci --include=dev --include=optional --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) fail('Could not install the packages; see the npm output above.');
}
if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node, 10) < 24)
  fail('npm has no Node 24 for this system. Install it: https://nodejs.org/en/download');

/** Not left to `npm install`, which changes a complete installation and then needs the network. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const { '': _project, ...locked } = packagesIn('package-lock.json');
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) =>
    installed[path] ? installed[path].version === version : optional || devOptional,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
