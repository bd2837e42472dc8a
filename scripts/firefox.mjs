// Finds Firefox for the journeys that have to hold in it too, or installs it where that is easy.
import { existsSync } from 'node:fs';
import { runSteps } from './steps.mjs';

const places = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Undefined where it is not installed. */
export function systemFirefox() {
  return places.find((place) => place && existsSync(place));
}

/** Elsewhere than on Debian as root, its journeys are left out, and that is said. */
export async function firefoxWhenNeeded() {
  if (systemFirefox()) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  await runSteps([
    { name: 'list packages for Firefox', command: ['apt-get', 'update', '-qq'] },
    {
      name: 'install Firefox',
      command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    },
  ]);
}
