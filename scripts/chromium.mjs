// Finds the browser for the end-to-end tests, or installs it.
import { existsSync } from 'node:fs';
import { runSteps } from './steps.mjs';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium; undefined where Playwright has to bring its own. */
function systemChromium() {
  return places.find((place) => place && existsSync(place));
}

/** How every script and test starts it. */
export function chromiumLaunch() {
  const executablePath = systemChromium();
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

export async function chromiumWhenNeeded() {
  if (systemChromium()) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await runSteps([
      { name: 'list packages for Chromium', command: ['apt-get', 'update', '-qq'] },
      {
        name: 'install Chromium',
        command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    ]);
  } else {
    await runSteps([{ name: 'install Chromium', command: ['playwright', 'install', 'chromium'] }]);
  }
}
