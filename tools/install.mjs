// Installs the packages unless those of package-lock.json are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './steps.mjs';

const nodeProgram = join(root, 'node_modules/node/bin/node');

/**
 * @param {{ production: boolean }} options whether production's packages are enough
 */
export async function installWhenNeeded({ production }) {
  refuseNodeBelow(20, 'this needs Node 20 or newer');
  if (!isInstalled(production)) {
    const command = ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await runStep({ name: 'install packages', command });
    if (code !== 0) process.exit(code);
    if (!existsSync(nodeProgram))
      end(
        'The packages were installed without their scripts, and one of these brings Node 24: ' +
          'npm’s setting ignore-scripts is on. Run: npm ci --ignore-scripts=false',
      );
  }
  if (!existsSync(nodeProgram))
    refuseNodeBelow(24, 'without the packages for development this needs Node 24');
}

/**
 * Compares the lock file with npm's own record, which npm writes last.
 *
 * @param {boolean} production
 */
function isInstalled(production) {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed || !(production || existsSync(nodeProgram))) return false;
  return Object.entries(lockedPackages()).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (production && dev) ||
      installed[path]?.version === version,
  );
}

function lockedPackages() {
  return packagesIn('package-lock.json') ?? {};
}

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 *
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * @param {number} least
 * @param {string} why
 */
function refuseNodeBelow(least, why) {
  if (Number.parseInt(process.versions.node, 10) >= least) return;
  end(`This is Node ${process.versions.node}; ${why}: https://nodejs.org/en/download`);
}

/** @param {string} line */
function end(line) {
  console.error(line);
  process.exit(1);
}
