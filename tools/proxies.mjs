// Finds the web servers that the deployment's tests run behind, or installs them where that is easy.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, installsFromDebian } from './debian.mjs';

/** Debian's packages. The last is the only way to brotli in Debian's nginx. */
const packages = ['haproxy', 'nginx', 'caddy', 'libnginx-mod-http-brotli-static'];

/**
 * The program's path; undefined where it is not installed.
 *
 * @param {'haproxy' | 'nginx' | 'caddy'} name
 */
export function proxyProgram(name) {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

/** Elsewhere than on Debian as root, their tests are skipped and say so. */
export async function proxiesWhenNeeded() {
  if (proxyProgram('haproxy') && proxyProgram('nginx') && proxyProgram('caddy')) return;
  if (installsFromDebian) await installPackages('haproxy, nginx and caddy', packages);
}
