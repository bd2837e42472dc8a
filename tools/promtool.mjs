// Finds the tool that checks the alerts, or fetches it where that is easy: it is in Debian's
// package of Prometheus, of which nothing else is needed.
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installsFromDebian, listPackages } from './debian.mjs';
import { root, runSteps } from './steps.mjs';

const folder = join(root, 'node_modules', '.cache', 'promtool');

/** The program's path; undefined where there is none. */
export function promtool() {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), join(folder, 'usr/bin')];
  return places.map((place) => join(place, 'promtool')).find((path) => existsSync(path));
}

/** Elsewhere than on Debian as root, its tests are skipped and say so. */
export async function promtoolWhenNeeded() {
  if (promtool() || !installsFromDebian) return;
  mkdirSync(folder, { recursive: true });
  const unpack =
    'apt-get download -qq prometheus && dpkg-deb -x prometheus_*.deb . && rm -r prometheus_*.deb usr/bin/prometheus';
  await listPackages();
  await runSteps([
    { name: 'fetch promtool', command: ['sh', '-c', `cd '${folder}' && ${unpack}`] },
  ]);
}
