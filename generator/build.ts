// `npm run build`: builds the whole site into dist/.
//   client/      what the server or a static host serves
//   server/      the server itself
//   form-pages/  the server's responses to a form submitted without scripts
//   build.json   the sources' hash, and the build settings that the server needs
//   nginx-headers.conf  the server's headers for nginx, in builds for Supabase
// A failed build leaves the previous build intact. Slow assets are kept in .cache/.
// An argument sets another output directory, on the project's file system. It must be new, empty or an earlier build.
import './exit-on-operator-error.ts';
import { copyFileSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import type { BuildRecord } from '#server/site/load-site.ts';
import { parseBuildEnvironment } from './build-environment.ts';
import { compressFiles } from './compress.ts';
import { writeNginxHeaders } from './nginx-headers.ts';
import { checkReplaceable, replaceBuild } from './output.ts';
import { prerenderSite } from './prerender.ts';
import { projectRoot } from './project-root.ts';
import { sourceHash } from './sources.ts';

const dist = process.argv[2] ?? 'dist';
process.chdir(projectRoot);
checkReplaceable(dist);
console.log(`Building the site into ${dist}/`);

// Overrides a test runner's NODE_ENV, because React has a different build for each value.
process.env['NODE_ENV'] = 'production';
const sources = sourceHash();
const environment = parseBuildEnvironment(process.env);
// The pages must use the key that their server expects.
if (environment.anonKey) process.env['VITE_SUPABASE_ANON_KEY'] = environment.anonKey;
const buildDir = `.cache/build-${process.pid}`;
const clientDir = `${buildDir}/client`;
const prerenderDir = `${buildDir}/prerender`;
process.on('exit', () => rmSync(buildDir, { recursive: true, force: true }));

const builder = await createBuilder({
  configLoader: 'native',
  logLevel: 'warn',
  environments: {
    client: { build: { outDir: clientDir } },
    ssr: { build: { outDir: prerenderDir } },
    server: { build: { outDir: `${buildDir}/server` } },
  },
});
await builder.buildApp();
const styleHashes = await prerenderSite(buildDir, environment);
// The Open Font License must accompany the fonts.
copyFileSync(
  'node_modules/@fontsource-variable/radio-canada-big/LICENSE',
  `${clientDir}/licenses-typeface.txt`,
);
for (const path of [prerenderDir, `${clientDir}/.vite`, ...globSync(`${clientDir}/assets/*.css`)])
  rmSync(path, { recursive: true });
compressFiles(clientDir);

const record: BuildRecord = { ...environment, styleHashes };
writeFileSync(`${buildDir}/build.json`, `${JSON.stringify({ sources, ...record }, null, 2)}\n`);
if (record.supabaseUrl) writeNginxHeaders(buildDir, record);
replaceBuild(buildDir, dist);
