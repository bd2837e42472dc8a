// Finds Firefox for the journeys that have to hold in it too, or installs it where that is easy.
import { existsSync } from 'node:fs';
import { installPackages, installsFromDebian } from './debian.mjs';

const places = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Undefined where it is not installed. */
export function systemFirefox() {
  return places.find((place) => place && existsSync(place));
}

/** Elsewhere than on Debian as root, its journeys are left out, and that is said. */
export async function firefoxWhenNeeded() {
  if (systemFirefox() || !installsFromDebian) return;
  await installPackages('Firefox', ['firefox-esr']);
}
