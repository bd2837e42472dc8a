import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { findProgram } from '#tools/programs.ts';
import { type RunningProxy, startProxy } from './proxy-process.ts';

const brotliModule = findProgram('nginx-brotli');

/** The configuration also needs the brotli module, a package of its own. */
export const hasNginx = findProgram('nginx') !== undefined && brotliModule !== undefined;

/** Serves a finished build as deploy/nginx configures it. nginx's own files go into `scratch`. */
export async function startNginx(dist: string, scratch: string): Promise<RunningProxy> {
  const address = `127.0.0.1:${await freePort()}`;
  const site = readFileSync(join(root, 'deploy/nginx/website.conf'), 'utf8')
    .replaceAll('/srv/website', dist)
    .replace('listen 80;', `listen ${address};`);
  const directories = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  );
  const lines = [
    `load_module ${brotliModule};`,
    // Other users may not read root's directories.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn; worker_processes 1;`,
    'events { worker_connections 4096; }',
    // As in Debian's own nginx.conf.
    `http { sendfile on; tcp_nopush on; access_log off; ${directories.join(' ')} include ${join(scratch, 'website.conf')}; }`,
  ];
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'website.conf'), site);
  writeFileSync(join(scratch, 'nginx.conf'), lines.join('\n'));
  const args = ['-c', join(scratch, 'nginx.conf'), '-e', 'stderr'];
  return startProxy('nginx', args, `http://${address}`);
}
