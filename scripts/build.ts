// `npm run build`: the whole site as files in dist/.
//   client/     what the server or a static host serves
//   server/     the server itself
//   answers/    pages the server answers a form without scripts with
//   build.json  what the build was made from
//   headers/    only with Supabase: the headers as nginx and Caddy read them
// What takes long to make is kept in .cache/made/ for the next time.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { parseBuildEnvironment } from './build-environment.ts';
import { buildServer } from './build-server.ts';
import { compressFiles } from './compress.ts';
import { planFonts } from './fonts/plan-fonts.ts';
import { shareAnonKey, sourceHash } from './fresh.mjs';
import { planIcons } from './icons/plan-icons.ts';
import { makeAll, writeMade } from './made/made-file.ts';
import { picturesPlugin } from './pictures/pictures-plugin.ts';
import { planPictures } from './pictures/plan-pictures.ts';
import { prerenderSite } from './prerender.ts';
import { planSocialCards } from './social-cards/plan-social-cards.ts';
import { writeStaticHeaders } from './static-headers.ts';
import { root } from './steps.mjs';

process.chdir(root);
shareAnonKey();
const sources = sourceHash();
const { siteUrl, supabaseUrl } = parseBuildEnvironment(process.env);

const pictures = await planPictures();
const cards = await planSocialCards();
const madeFiles = [
  ...pictures.files,
  ...Object.values(cards).map(({ file }) => file),
  ...planIcons(),
  ...planFonts().files,
];
// Begun at once, on the cores that the rest of the build leaves free.
const made = makeAll(madeFiles);

const plugins = [picturesPlugin(() => Promise.resolve(pictures))];
await step('browser code', () =>
  build({ plugins, build: { outDir: 'dist/client' }, logLevel: 'warn' }),
);
await step('prerendering code', () =>
  build({ plugins, build: { outDir: 'dist/prerender', ssr: true }, logLevel: 'warn' }),
);
await step('pages', () => prerenderSite({ url: siteUrl, supabaseUrl, cards }));
await step('compressed copies', () => compressFiles('dist/client'));
await step('pictures', () => made.then(() => writeMade(madeFiles, 'dist/client')));

await step('server', () => buildServer('dist/server'));

rmSync('dist/prerender', { recursive: true });
rmSync('dist/client/.vite', { recursive: true });
mkdirSync('dist', { recursive: true });
rmSync('dist/headers', { recursive: true, force: true });
writeFileSync('dist/build.json', `${JSON.stringify({ siteUrl, supabaseUrl, sources }, null, 2)}\n`);
if (supabaseUrl) writeStaticHeaders('dist', siteUrl);

async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
