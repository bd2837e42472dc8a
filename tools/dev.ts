// `npm run dev`: Vite and React's Fast Refresh show each edit; dev-pages.ts renders the pages. The data API
// is the real server, in a process that Node restarts when one of the server's files changes.
import '#generator/exit-on-operator-error.ts';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { company } from '#content/company.ts';
import { parseBuildEnvironment } from '#generator/build-environment.ts';
import { parseEnv } from '#server/settings/env.ts';
import type { BuildRecord } from '#server/site/load-site.ts';
import { paths } from '#shared/paths.ts';
import { devPages } from './dev-pages.ts';

const { host, port } = parseEnv(process.env, 'server');
const site = parseBuildEnvironment(process.env);
if (site.anonKey) process.env['VITE_SUPABASE_ANON_KEY'] = site.anonKey;
const apiPort = port + 1;
// Exits normally on a signal, so that the `exit` listener below stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

const vite = await createServer({
  // Without this, Vite restarts when a module that its configuration imports changes, such as the colours.
  configLoader: 'native',
  cacheDir: '.cache/vite',
  logLevel: 'warn',
  plugins: [devPages],
  optimizeDeps: { entries: ['app/client.tsx'] },
  server: {
    host,
    port,
    strictPort: true,
    watch: {
      ignored: ['**/{.cache,.data,dist,docs,tests,test-results}/**'],
      // Without this, the second of two changes within 50 ms is lost, such as when an editor writes a file in pieces.
      awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
    },
    proxy: {
      [`^(/rest/|/functions/|${paths.health}$|${paths.contactForm}$)`]: `http://127.0.0.1:${apiPort}`,
    },
  },
});
await vite.listen();
startServer();
const [url = ''] = vite.resolvedUrls?.local ?? vite.resolvedUrls?.network ?? [];
// Warms Vite up, so that the first page opens immediately.
await fetch(url);
console.log(`${company.name} is at ${url}`);

/** Starts the server on a minimal built site. */
function startServer(): void {
  const dist = '.cache/dev';
  const record: BuildRecord = { ...site, styleHashes: [] };
  for (const directory of ['client', 'form-pages'])
    mkdirSync(`${dist}/${directory}`, { recursive: true });
  writeFileSync(`${dist}/build.json`, JSON.stringify(record));
  writeFileSync(`${dist}/client/404.html`, 'Not found.');
  writeFileSync(`${dist}/form-pages/message-sent.html`, 'Sent.');
  writeFileSync(`${dist}/form-pages/message-failed.html`, '{{reason}}');
  const { LOG_LEVEL = 'warn' } = process.env;
  const variables = { HOST: '127.0.0.1', PORT: String(apiPort), DRAIN_SECONDS: '0', LOG_LEVEL };
  const args = ['--watch', '--watch-preserve-output', 'server/main.ts', '--dist', dist];
  const server = spawn('node', args, { env: { ...process.env, ...variables }, stdio: 'inherit' });
  process.on('exit', () => server.kill());
}
