// `npm run dev`: Vite and React's Fast Refresh show each edit; dev-pages.ts renders the pages. The data API
// is the real server, in a process that Node restarts when one of its files changes.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { company } from '#content/company.ts';
import { parseBuildEnvironment } from '#generator/build-environment.ts';
import { readOrExit } from '#generator/read-or-exit.ts';
import { root } from '#generator/root.ts';
import { parseEnv } from '#server/settings/env.ts';
import type { BuildRecord } from '#server/site/load-site.ts';
import { paths } from '#shared/paths.ts';
import { common } from '#vite-config';
import { devPages } from './dev-pages.ts';

/** The least of a built site that the server starts with. */
const draft = join(root, '.cache/dev');

const { host, port } = await readOrExit(() => parseEnv(process.env, 'server'));
const site = await readOrExit(() => parseBuildEnvironment(process.env));
if (site.anonKey) process.env['VITE_SUPABASE_ANON_KEY'] = site.anonKey;
const apiPort = port + 1;

const vite = await createVite({
  ...common,
  root,
  // Vite would restart whenever a module that its configuration imports changes, such as a page.
  configFile: false,
  cacheDir: '.cache/vite',
  logLevel: 'warn',
  plugins: [...common.plugins, devPages()],
  optimizeDeps: { entries: ['app/client.tsx'] },
  server: {
    host,
    port,
    strictPort: true,
    watch: {
      ignored: ['**/{.cache,.data,dist,docs,tests,test-results}/**'],
    },
    proxy: {
      [`^(/rest/|/functions/|${paths.health}$|${paths.ready}$|${paths.contactForm}$)`]: `http://127.0.0.1:${apiPort}`,
    },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
await vite.listen().catch(({ message }: Error) => {
  console.error(`Cannot listen on ${host}: ${message}. Set PORT to another one.`);
  process.exit(1);
});
startApi();
const [url = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? [];
// Now, so that the first visitor does not wait for it.
await fetch(url);
console.log(`${company.name} is at ${url}`);

function startApi(): void {
  for (const folder of ['form-pages', 'client'])
    mkdirSync(join(draft, folder), { recursive: true });
  writeFileSync(join(draft, 'form-pages/message-sent.html'), 'Sent.');
  writeFileSync(join(draft, 'form-pages/message-failed.html'), '{{reason}}');
  writeFileSync(join(draft, 'client/404.html'), 'Not found.');
  const record: BuildRecord = { ...site, styleHashes: [] };
  writeFileSync(join(draft, 'build.json'), JSON.stringify(record));
  const { LOG_LEVEL = 'warn' } = process.env;
  const variables = { HOST: '127.0.0.1', PORT: String(apiPort), DRAIN_SECONDS: '0', LOG_LEVEL };
  const server = spawn(
    'node',
    ['--watch', '--watch-preserve-output', 'server/main.ts', '--dist', draft],
    { cwd: root, env: { ...process.env, ...variables }, stdio: 'inherit' },
  );
  process.on('exit', () => server.kill());
}
