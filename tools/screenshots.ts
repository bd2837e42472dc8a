/**
 * `npm run screenshots`: every page at every width and in every state, as pictures in screenshots/.
 * `--only menu` takes those whose name has this in it, `--width 390` those of one width; both can be
 * given several times. `--against COMMIT` takes those of that commit, too, says which differ, and draws
 * where in screenshots/differences/; it then ends with 1.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { readThrough } from '#tests/support/page/animations.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { stepsToBuild } from './fresh.ts';
import { bringPrograms, chromiumLaunch } from './programs.ts';
import { comparePictures } from './screenshots/compare.ts';
import { heights, type State, states } from './screenshots/states.ts';
import { root, run, runSteps } from './steps.mjs';

const {
  only,
  width: widths,
  against,
} = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: [] },
    against: { type: 'string' },
  },
}).values;
const wanted = states
  .filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)))
  .flatMap((state) => state.widths.map((width) => ({ state, width })))
  .filter(({ width }) => widths.length === 0 || widths.includes(String(width)));

await bringPrograms(['chromium-shell']);
await runSteps(stepsToBuild());
const folder = join(root, 'screenshots');
rmSync(folder, { recursive: true, force: true });
await takeAll(join(root, 'dist'), folder);
if (against) await compareWith(against);

async function compareWith(commit: string): Promise<void> {
  const checkout = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const [before, differences] = [join(folder, 'before'), join(folder, 'differences')];
  try {
    await runSteps([
      {
        name: `check ${commit} out`,
        command: ['git', 'worktree', 'add', '--detach', checkout, commit],
      },
    ]);
    mkdirSync(join(checkout, '.cache'), { recursive: true });
    for (const shared of ['node_modules', '.cache/assets'])
      symlinkSync(join(root, shared), join(checkout, shared));
    await runSteps([
      { name: `build ${commit}`, command: ['node', join(checkout, 'build/build.ts')] },
    ]);
    await takeAll(join(checkout, 'dist'), before);
  } finally {
    await run(['git', 'worktree', 'remove', '--force', checkout]);
  }
  mkdirSync(differences);
  const lines = await comparePictures(before, folder, differences);
  console.log(lines.length > 0 ? lines.join('\n') : `No picture differs from those of ${commit}.`);
  if (lines.length > 0) process.exitCode = 1;
}

async function takeAll(dist: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const server = await startServer(
    dist,
    { DATA_DIR: dataDir, MESSAGES_PER_ADDRESS: '0' },
    join(dist, 'server/main.js'),
  );
  const browser = await chromium.launch(chromiumLaunch('chromium-shell'));
  try {
    for (const { state, width } of wanted) {
      const file = join(into, `${state.name}-${width}.png`);
      await take(browser, { state, width, url: server.url, file }).catch((error: Error) => {
        process.exitCode = 1;
        console.error(`✗ ${state.name}-${width}: ${error.message.split('\n', 1)[0]}`);
      });
    }
    console.log(`${wanted.length} pictures in ${into}`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

interface Shot {
  state: State;
  width: number;
  url: string;
  file: string;
}

async function take(browser: Browser, { state, width, url, file }: Shot): Promise<void> {
  const viewport = { width, height: heights[width] ?? 1000 };
  // What moves is shown as who wants no motion sees it; Playwright would show its beginning.
  const browserState = { reducedMotion: 'reduce', ...state.browser } as const;
  const context = await browser.newContext({ baseURL: url, viewport, ...browserState });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    if (state.browser?.javaScriptEnabled === false) await page.goto(state.path);
    else {
      await open(page, state.path);
      await readThrough(page);
    }
    if (state.enter) {
      await state.enter(page);
      // On a whole page the bar belongs to its top.
      if (!state.window) await scrollTo(page, 0);
      await settled(page);
    }
    await page.screenshot({ path: file, fullPage: !state.window, animations: 'disabled' });
  } finally {
    await context.close();
  }
}
