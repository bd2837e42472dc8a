// `npm run build`: the whole site as files in dist/.
//   client/     what the server or a static host serves
//   answers/    pages the server answers a form without scripts with
//   build.json  what the build was made from
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { parseBuildEnvironment } from './build-environment.ts';
import { compressFiles } from './compress.ts';
import { shareAnonKey, sourceHash } from './fresh.mjs';
import { prerenderSite } from './prerender.ts';
import { root } from './steps.mjs';

process.chdir(root);
shareAnonKey();
const sources = sourceHash();
const { siteUrl, supabaseUrl } = parseBuildEnvironment(process.env);

await step('browser code', () => build({ build: { outDir: 'dist/client' }, logLevel: 'warn' }));
await step('prerendering code', () =>
  build({ build: { outDir: 'dist/prerender', ssr: true }, logLevel: 'warn' }),
);
await step('pages', () => prerenderSite(siteUrl));
await step('compressed copies', () => compressFiles('dist/client'));

rmSync('dist/prerender', { recursive: true });
rmSync('dist/client/.vite', { recursive: true });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/build.json', `${JSON.stringify({ siteUrl, supabaseUrl, sources }, null, 2)}\n`);

async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
