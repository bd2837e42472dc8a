import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';
import { freePort, startProgram } from '#tests/support/server/program.ts';
import { findProgram } from '#tools/programs.ts';

const caddy = findProgram('caddy');
const nginx = findProgram('nginx');
const brotliModule = findProgram('nginx-brotli');

export const hasCaddy = caddy !== undefined;

/** Whether nginx is installed with its brotli module, a separate package that the configuration needs. */
export const hasNginx = nginx !== undefined && brotliModule !== undefined;

/** Starts Caddy in front of servers, with the configuration in deploy/caddy. Caddy's own files go into `scratch`. */
export async function startCaddy(servers: string[], scratch: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = join(scratch, 'Caddyfile');
  // Disables the admin port, which only one Caddy can open.
  writeFileSync(
    config,
    `{\n\tadmin off\n}\nimport ${join(projectRoot, 'deploy/caddy/Caddyfile')}\n`,
  );
  const command = [caddy ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', config];
  return startProxy(command, url, {
    SITE_ADDRESS: url,
    SERVERS: servers.map((server) => new URL(server).host).join(' '),
    HOME: scratch,
  });
}

/** Serves a finished build with the configuration in deploy/nginx. nginx's own files go into `scratch`. */
export async function startNginx(dist: string, scratch: string) {
  const address = `127.0.0.1:${await freePort()}`;
  const site = readFileSync(join(projectRoot, 'deploy/nginx/website.conf'), 'utf8')
    .replaceAll('/srv/website', dist)
    .replace('listen 80;', `listen ${address};`);
  const directories = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  );
  const mainConfig = [
    `load_module ${brotliModule};`,
    // If nginx starts as root, its workers must run as root, too, because others cannot read root's directories.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn; worker_processes 1;`,
    'events { worker_connections 4096; }',
    // Uses the same performance options as Debian's nginx.conf.
    `http { sendfile on; tcp_nopush on; access_log off; ${directories.join(' ')} include ${join(scratch, 'website.conf')}; }`,
  ];
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'website.conf'), site);
  writeFileSync(join(scratch, 'nginx.conf'), mainConfig.join('\n'));
  const command = [nginx ?? 'nginx', '-c', join(scratch, 'nginx.conf'), '-e', 'stderr'];
  return startProxy(command, `http://${address}`);
}

/** Starts a proxy as a child process in the foreground, and waits until it responds. */
async function startProxy(command: string[], url: string, variables = {}) {
  const env = { PATH: process.env['PATH'], ...variables };
  const responds = async () => (await fetch(url).catch(() => undefined)) !== undefined;
  return { url, ...(await startProgram(command, { env }, responds)) };
}
