// Runs before `npm start`, `npm test` and `npm run dev`: installs the packages in package-lock.json, unless they
// are installed. One package is the Node that runs everything else, so this file must also run on older versions.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

requireNode(20);
if (!isInstalled()) {
  const command = 'npm ci --include=dev --include=optional --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// The packages that contain Node exist only for Linux and macOS, on x64 and arm64.
if (!existsSync('node_modules/.bin/node')) requireNode(24);

/**
 * Returns whether every package is installed. Does not use `npm install`, which changes even a complete installation
 * and then needs the network.
 */
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

/** @param {number} version */
function requireNode(version) {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= version) return;
  console.error(
    `Node ${version} or newer is required, but this is Node ${node}: https://nodejs.org`,
  );
  process.exit(1);
}
