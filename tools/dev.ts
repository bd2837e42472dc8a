// `npm run dev`: Vite and React's Fast Refresh show each edit; dev-pages.ts renders the pages. The data API
// is the real server, in a process that Node restarts when one of its files changes.
import '#generator/exit-on-operator-error.ts';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { company } from '#content/company.ts';
import { parseBuildEnvironment } from '#generator/build-environment.ts';
import { root } from '#generator/root.ts';
import { parseEnv } from '#server/settings/env.ts';
import type { BuildRecord } from '#server/site/load-site.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { paths } from '#shared/paths.ts';
import { common } from '#vite-config';
import { devPages } from './dev-pages.ts';

/** A minimal built site, which the server needs to start. */
const draft = join(root, '.cache/dev');

const { host, port } = parseEnv(process.env, 'server');
const site = parseBuildEnvironment(process.env);
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
      // Otherwise the second of two changes within 50 ms is lost: an editor may write a file in pieces.
      awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
    },
    proxy: {
      [`^(/rest/|/functions/|${paths.health}$|${paths.contactForm}$)`]: `http://127.0.0.1:${apiPort}`,
    },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
await vite.listen().catch(({ message }: Error) => {
  throw new OperatorError(`Cannot listen on ${host}: ${message}. Set PORT to another one.`);
});
startApi();
const [url = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? [];
// Warms Vite up, so that the first page opens at once.
await fetch(url);
console.log(`${company.name} is at ${url}`);

function startApi(): void {
  const record: BuildRecord = { ...site, styleHashes: [] };
  const files = {
    'build.json': JSON.stringify(record),
    'client/404.html': 'Not found.',
    'form-pages/message-sent.html': 'Sent.',
    'form-pages/message-failed.html': '{{reason}}',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), content);
  }
  const { LOG_LEVEL = 'warn' } = process.env;
  const variables = { HOST: '127.0.0.1', PORT: String(apiPort), DRAIN_SECONDS: '0', LOG_LEVEL };
  const server = spawn(
    'node',
    ['--watch', '--watch-preserve-output', 'server/main.ts', '--dist', draft],
    { cwd: root, env: { ...process.env, ...variables }, stdio: 'inherit' },
  );
  process.on('exit', () => server.kill());
}
