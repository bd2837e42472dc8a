// Runs before `npm start`, `npm test` and `npm run dev`: installs the packages of package-lock.json, unless
// they are there. One of them is the Node that runs everything else, so this file must run on older ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { node } = process.versions;
if (Number.parseInt(node, 10) < 20)
  fail(`Node 20 or newer is required, but this is Node ${node}: https://nodejs.org/en/download`);
if (!isInstalled()) {
  const command = 'npm ci --include=dev --loglevel=error --fetch-retry-mintimeout=1000';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) fail('Could not install the packages; see the npm output above.');
}
if (!existsSync('node_modules/node/bin/node'))
  fail(
    'npm’s ignore-scripts setting skipped the install script that downloads Node 24. ' +
      'Run: npm ci --ignore-scripts=false',
  );

/** Not left to `npm install`, which changes a complete installation and then needs the network. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
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
