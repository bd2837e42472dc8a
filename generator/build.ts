// `npm run build`: the whole site as files in dist/.
//   client/      what the server or a static host serves
//   server/      the server itself
//   form-pages/  the server's answers to a form sent without scripts
//   build.json   the sources' hash, and what the server needs to know
//   nginx-headers.conf  only with Supabase
// A failed build leaves the previous one intact. Slow assets are kept in .cache/.
// `--out FOLDER` builds elsewhere below the project's folder.
import {
  copyFileSync,
  cpSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build as bundle } from 'rolldown';
import { build, runnerImport } from 'vite';
import type { BuildRecord } from '#server/site/load-site.ts';
import { parseBuildEnvironment } from './build-environment.ts';
import { compressFiles } from './compress.ts';
import { exitOnMistake } from './exit-on-mistake.ts';
import type * as Generated from './generated-modules.ts';
import { virtualModules } from './plugins/virtual-modules.ts';
import { prerenderSite } from './prerender.ts';
import { root } from './root.ts';
import { sourceHash } from './sources.ts';
import { writeStaticHeaders } from './static-headers.ts';

const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } }).values;

process.chdir(root);
// Otherwise Vite would import the generator with React's development build.
process.env['NODE_ENV'] = 'production';
const sources = sourceHash();
const { siteUrl, supabaseUrl, anonKey } = await exitOnMistake(() =>
  parseBuildEnvironment(process.env),
);
// The pages are built with the key that their server expects.
if (anonKey) process.env['VITE_SUPABASE_ANON_KEY'] = anonKey;
const dist = `.cache/build-${process.pid}`;
const client = `${dist}/client`;
process.on('exit', () => rmSync(dist, { recursive: true, force: true }));

const generated = runnerImport<typeof Generated>('./generator/generated-modules.ts');
const plugins = [virtualModules(async () => (await generated).module)];
await step('browser code', () => build({ plugins, build: { outDir: client }, logLevel: 'warn' }));
await step('prerendering code', () =>
  build({ plugins, build: { outDir: `${dist}/prerender`, ssr: true }, logLevel: 'warn' }),
);
const { styleHashes, scripts } = await step('pages', () =>
  prerenderSite(dist, { siteUrl, supabaseUrl }),
);
// Fonts and other files that only HTML and CSS refer to.
cpSync(`${dist}/prerender/assets`, `${client}/assets`, {
  recursive: true,
  filter: (file) => !/\.(js|css)$/.test(file),
});
// The Open Font License must accompany the fonts.
copyFileSync(
  'node_modules/@fontsource-variable/radio-canada-big/LICENSE',
  `${client}/licenses-typeface.txt`,
);
await step('compressed copies', () => compressFiles(client));
await step('server', bundleServer);

rmSync(`${dist}/prerender`, { recursive: true });
rmSync(`${client}/.vite`, { recursive: true });
const record: BuildRecord = { siteUrl, supabaseUrl, anonKey, styleHashes: [...styleHashes] };
writeFileSync(`${dist}/build.json`, `${JSON.stringify({ sources, ...record }, null, 2)}\n`);
if (supabaseUrl) writeStaticHeaders(dist, record);
printWeights();
rmSync(out, { recursive: true, force: true });
renameSync(dist, out);

/** Node can run the sources too, but stripping their types doubles its start and takes 30 MB more. */
function bundleServer() {
  return bundle({
    input: { main: './server/entry.ts' },
    platform: 'node',
    // The container image has no tsconfig files.
    tsconfig: false,
    // Everything but Hono is imported from node_modules.
    external: (id) => /^[a-z@]/.test(id) && !/^(@hono\/node-server|hono)(\/|$)/.test(id),
    output: { dir: `${dist}/server`, format: 'esm' },
    logLevel: 'warn',
  });
}

/** Prints the compressed size of each page's HTML and scripts. */
function printWeights(): void {
  const sizeOf = (file: string) => {
    const plain = join(client, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  };
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);
  for (const [path, files] of Object.entries(scripts)) {
    const html = kilobytes(sizeOf(join(path, 'index.html')));
    const code = kilobytes(files.map(sizeOf).reduce((sum, size) => sum + size, 0));
    console.log(`  ${path.padEnd(10)} ${html} KB of HTML, ${code} KB of scripts`);
  }
}

async function step<Result>(name: string, work: () => Result): Promise<Awaited<Result>> {
  const started = performance.now();
  const result = await exitOnMistake(work);
  console.log(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
