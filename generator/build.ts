// `npm run build`: the whole site as files in dist/.
//   client/      what the server or a static host serves
//   server/      the server itself
//   form-pages/  the server's answers to a form sent without scripts
//   build.json   the sources' hash, and what the server needs to know
//   nginx-headers.conf  only with Supabase
// A failed build leaves the previous one intact. Slow assets are kept in .cache/.
// An argument names another directory on the project's disk, which must be new, empty or an earlier build's.
import './exit-on-operator-error.ts';
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { build as bundle } from 'rolldown';
import { build } from 'vite';
import type { BuildRecord } from '#server/site/load-site.ts';
import { parseBuildEnvironment } from './build-environment.ts';
import { compressFiles } from './compress.ts';
import { writeNginxHeaders } from './nginx-headers.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { prerenderSite } from './prerender.ts';
import { root } from './root.ts';
import { sourceHash } from './sources.ts';

const out = process.argv[2] ?? 'dist';
process.chdir(root);
checkReplaceable(out);
console.log(`Building the site into ${out}/`);

// Otherwise Vite would import the generator with React's development build.
process.env['NODE_ENV'] = 'production';
const sources = sourceHash();
const environment = parseBuildEnvironment(process.env);
const { supabaseUrl, anonKey } = environment;
// The pages are built with the key that their server expects.
if (anonKey) process.env['VITE_SUPABASE_ANON_KEY'] = anonKey;
const dist = `.cache/build-${process.pid}`;
const client = `${dist}/client`;
process.on('exit', () => rmSync(dist, { recursive: true, force: true }));

await build({ build: { outDir: client }, logLevel: 'warn' });
await build({ build: { outDir: `${dist}/prerender`, ssr: true }, logLevel: 'warn' });
const styleHashes = await prerenderSite(dist, environment);
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
rmSync(`${dist}/prerender`, { recursive: true });
rmSync(`${client}/.vite`, { recursive: true });
compressFiles(client);

// Node can run the sources too, but stripping their types doubles its start and takes 30 MB more.
await bundle({
  input: { main: './server/entry.ts' },
  platform: 'node',
  // The container image has no tsconfig files.
  tsconfig: false,
  // Everything but Hono is imported from node_modules.
  external: (id) => /^[a-z@]/.test(id) && !/^(@hono\/node-server|hono)(\/|$)/.test(id),
  output: { dir: `${dist}/server`, format: 'esm' },
  logLevel: 'warn',
});

const record: BuildRecord = { ...environment, styleHashes };
writeFileSync(`${dist}/build.json`, `${JSON.stringify({ sources, ...record }, null, 2)}\n`);
if (supabaseUrl) writeNginxHeaders(dist, record);
replaceBuild(dist, out);
