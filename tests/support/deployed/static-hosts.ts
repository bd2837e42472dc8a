import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/databases/postgres.ts';
import { findProgram } from '#tools/programs.ts';
import { root } from '#tools/steps.mjs';
import { type ProxyProcess, startProxy } from './proxy-process.ts';

export const staticHosts = ['nginx', 'caddy'] as const;
export type StaticHost = (typeof staticHosts)[number];

export interface RunningHost extends ProxyProcess {
  url: string;
}

const deploy = join(root, 'deploy');
const brotliModule = findProgram('nginx-brotli');

/** Serves a finished build with the configuration of this folder. Its own files go into `scratch`. */
export function startStaticHost(
  name: StaticHost,
  dist: string,
  scratch: string,
): Promise<RunningHost> {
  return name === 'nginx' ? startNginx(dist, scratch) : startCaddy(dist, scratch);
}

/** nginx's configuration needs its module for brotli, which is a package of its own. */
export function hasStaticHost(name: StaticHost): boolean {
  return findProgram(name) !== undefined && (name !== 'nginx' || brotliModule !== undefined);
}

async function startNginx(dist: string, scratch: string): Promise<RunningHost> {
  const port = await freePort();
  const site = readFileSync(join(deploy, 'nginx/website.conf'), 'utf8')
    .replaceAll('/srv/website', dist)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  );
  const lines = [
    `load_module ${brotliModule};`,
    // Its workers may not read a folder of root's otherwise.
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
  return { url: `http://127.0.0.1:${port}`, ...(await startProxy('nginx', { args, port })) };
}

async function startCaddy(dist: string, scratch: string): Promise<RunningHost> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8');
  mkdirSync(scratch, { recursive: true });
  // No second Caddy may want the same port to be configured through.
  writeFileSync(join(scratch, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`);
  const args = ['run', '--config', join(scratch, 'Caddyfile'), '--adapter', 'caddyfile'];
  const own = { XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch, HOME: scratch };
  const environment = { SITE_ADDRESS: url, SITE_ROOT: dist, ...own };
  return { url, ...(await startProxy('caddy', { args, port, environment })) };
}
