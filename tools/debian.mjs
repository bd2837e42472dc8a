// Installs Debian's packages for the tests, where that is easy: on Debian and Ubuntu, as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runSteps } from './steps.mjs';

export const installsFromDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

let listed = false;

/** Knows, for the rest of this run, what packages there are. */
export async function listPackages() {
  if (listed) return;
  await runSteps([{ name: 'list packages', command: ['apt-get', 'update', '-qq'] }]);
  listed = true;
}

/**
 * Debian has them all; Ubuntu lacks some, and that is said.
 *
 * @param {string} name
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(name, packages) {
  await listPackages();
  const unknown = packages.filter((wanted) => !isPackage(wanted));
  if (unknown.length > 0) {
    console.log(`\nThis system has no package ${unknown.join(', ')} to install ${name} from.`);
    return false;
  }
  await runSteps([
    {
      name: `install ${name}`,
      command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      // Installed only: without a run level no server is started.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    },
  ]);
  return true;
}

/** @param {string} name */
function isPackage(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}
