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

/** @param {string} name */
export function isPackage(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} name
 * @param {string[]} packages
 */
export async function installPackages(name, packages) {
  await listPackages();
  await runSteps([
    {
      name: `install ${name}`,
      command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      // Installed only: without a run level no server is started.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    },
  ]);
}
