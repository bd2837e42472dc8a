/**
 * `npm run screenshots`: every page at every width and in every state, as pictures in screenshots/,
 * and a page that shows them all. `--only home/states/menu` takes those whose file name has this in
 * it, `--width 390` those of one width; both can be given several times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../server/testing/server-process.ts';
import { chromiumLaunch, chromiumWhenNeeded } from './chromium.mjs';
import { buildWhenNeeded } from './fresh.mjs';
import { writeContactSheet } from './shots/contact-sheet.ts';
import { controlStates } from './shots/control-states.ts';
import { formStates } from './shots/form-states.ts';
import { homeStates } from './shots/home-states.ts';
import { productStates } from './shots/product-states.ts';
import { pagePaths, type Shot, shotsOf } from './shots/shot.ts';
import { sittingsOf, take } from './shots/take.ts';
import { wholePages } from './shots/whole-pages.ts';
import { root } from './steps.mjs';

/** As many as two processors keep busy. */
const atOnce = 3;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: [] },
    /** Another build than dist/. */
    dist: { type: 'string' },
    /** Pixels of a picture for each of the page. */
    scale: { type: 'string', default: '1' },
  },
});

const names = Object.keys(pagePaths);
const shots = shotsOf([
  ...wholePages,
  ...homeStates,
  ...formStates,
  ...productStates,
  ...controlStates,
]).toSorted((a, b) => names.indexOf(a.page) - names.indexOf(b.page));
const wanted = shots.filter(
  ({ file, width }) =>
    (options.only.length === 0 || options.only.some((text) => file.includes(text))) &&
    (options.width.length === 0 || options.width.includes(String(width))),
);
if (wanted.length === 0) {
  console.error('No picture has such a name and width.');
  process.exit(1);
}

await chromiumWhenNeeded('shell');
if (!options.dist) await buildWhenNeeded();

const folder = join(root, 'screenshots');
if (wanted.length === shots.length) rmSync(folder, { recursive: true, force: true });
const failed = await takeAll(wanted);
const sheet = writeContactSheet(folder, shots);
for (const problem of failed) console.error(`✗ ${problem}`);
console.log(
  `${wanted.length - failed.length} of ${wanted.length} pictures taken; all are in ${sheet}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns what went wrong. */
async function takeAll(shots: readonly Shot[]): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const server = await startServer(options.dist ?? join(root, 'dist'), {
    DATA_DIR: dataDir,
    MESSAGES_PER_ADDRESS: '0',
  });
  const browser = await chromium.launch(chromiumLaunch('shell'));
  const studio = { browser, url: server.url, folder, scale: Number(options.scale) };
  const sittings = sittingsOf(shots).values();
  const problems: string[] = [];

  async function takeOneAfterAnother(): Promise<void> {
    for (const sitting of sittings) problems.push(...(await take(studio, sitting)));
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, takeOneAfterAnother));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
  return problems;
}
