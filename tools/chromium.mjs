// Finds Chromium for tests, pictures and benches, or installs it.
import { existsSync } from 'node:fs';
import { installPackages, installsFromDebian } from './debian.mjs';
import { runSteps } from './steps.mjs';

/**
 * The whole browser is what visitors have, and what benches measure. The headless shell is the same
 * engine without windows around it: tests and pictures take half the time in it.
 *
 * @typedef {'browser' | 'shell'} Kind
 */

/** Debian's packages. */
const packages = { browser: 'chromium', shell: 'chromium-headless-shell' };

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const places = { browser: browsers, shell: ['/usr/bin/chromium-headless-shell', ...browsers] };

/**
 * The system's Chromium; undefined where Playwright has to bring its own.
 *
 * @param {Kind} kind
 */
function systemChromium(kind) {
  return [process.env['CHROMIUM_PATH'], ...places[kind]].find(
    (place) => place && existsSync(place),
  );
}

/**
 * How every script and test starts it.
 *
 * @param {Kind} kind
 */
export function chromiumLaunch(kind) {
  const executablePath = systemChromium(kind);
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** @param {Kind} kind */
export async function chromiumWhenNeeded(kind) {
  if (systemChromium(kind)) return;
  if (installsFromDebian && (await installPackages('Chromium', [packages[kind]]))) return;
  const libraries = installsFromDebian ? ['--with-deps'] : [];
  await runSteps([
    { name: 'fetch Chromium', command: ['playwright', 'install', ...libraries, 'chromium'] },
  ]);
}
