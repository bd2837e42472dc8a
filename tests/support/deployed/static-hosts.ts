import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { findProgram } from '#tools/programs.ts';
import { type RunningProxy, startProxy } from './proxy-process.ts';

export const staticHosts = ['nginx', 'caddy'] as const;
export type StaticHost = (typeof staticHosts)[number];

const deploy = join(root, 'deploy');
const brotliModule = findProgram('nginx-brotli');

/** Serves a finished build with the configuration in `deploy/`. Its own files go into `scratch`. */
export function startStaticHost(
  name: StaticHost,
  dist: string,
  scratch: string,
): Promise<RunningProxy> {
  return name === 'nginx' ? startNginx(dist, scratch) : startCaddy(dist, scratch);
}

/** nginx's configuration also needs the brotli module, a separate package. */
export function hasStaticHost(name: StaticHost): boolean {
  return findProgram(name) !== undefined && (name !== 'nginx' || brotliModule !== undefined);
}

async function startNginx(dist: string, scratch: string): Promise<RunningProxy> {
  const address = `127.0.0.1:${await freePort()}`;
  const site = readFileSync(join(deploy, 'nginx/website.conf'), 'utf8')
    .replaceAll('/srv/website', dist)
    .replace('listen 80;', `listen ${address};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  );
  const lines = [
    `load_module ${brotliModule};`,
    // Otherwise its workers may not read root's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn; worker_processes 1;`,
    'events { worker_connections 4096; }',
    // As in Debian's own nginx.conf.
    `http { sendfile on; tcp_nopush on; access_log off; ${folders.join(' ')} include ${join(scratch, 'website.conf')}; }`,
  ];
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'website.conf'), site);
  writeFileSync(join(scratch, 'nginx.conf'), lines.join('\n'));
  const args = ['-c', join(scratch, 'nginx.conf'), '-e', 'stderr'];
  return startProxy('nginx', { args, url: `http://${address}` });
}

async function startCaddy(dist: string, scratch: string): Promise<RunningProxy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  return runCaddy('Caddyfile', url, scratch, { SITE_ROOT: dist });
}

/** Starts Caddy with TLS and its own certificate in front of a local server. */
export async function startCaddyProxy(server: string, scratch: string): Promise<RunningProxy> {
  const url = `https://localhost:${await freePort()}`;
  return runCaddy('proxy.Caddyfile', url, scratch, { SERVER: new URL(server).host });
}

async function runCaddy(
  file: string,
  url: string,
  scratch: string,
  settings: Record<string, string>,
): Promise<RunningProxy> {
  const config = readFileSync(join(deploy, 'caddy', file), 'utf8');
  const path = join(scratch, 'Caddyfile');
  mkdirSync(scratch, { recursive: true });
  // Use no fixed ports, and do not make this machine trust the certificate.
  const options = 'admin off\nskip_install_trust\nauto_https disable_redirects';
  writeFileSync(path, `{\n${options}\n}\n${config}`);
  const args = ['run', '--config', path, '--adapter', 'caddyfile'];
  const own = { XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch, HOME: scratch };
  const environment = { SITE_ADDRESS: url, ...settings, ...own };
  return startProxy('caddy', { args, url, environment });
}
