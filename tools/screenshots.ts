/**
 * `npm run screenshots`: every page at every width and in every state, as pictures in screenshots/.
 * `--only menu` takes those whose name has this in it, `--width 390` those of one width; both can be
 * given several times.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { holdStill } from '#tests/support/checks/hold-still.ts';
import { pictureOf, readyForPictures } from '#tests/support/checks/picture.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { open } from '#tests/support/page/open.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { stepsToBuild } from './fresh.ts';
import { bringPrograms, chromiumLaunch } from './programs.ts';
import { heights, type State, states } from './screenshots/states.ts';
import { root, runSteps } from './steps.mjs';

const { only, width: widths } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: [] },
  },
}).values;
const wanted = states
  .filter(({ name }) => only.length === 0 || only.some((text) => name.includes(text)))
  .flatMap((state) => state.widths.map((width) => ({ state, width })))
  .filter(({ width }) => widths.length === 0 || widths.includes(String(width)));

await bringPrograms(['chromium-shell']);
await runSteps(stepsToBuild());
const folder = join(root, 'screenshots');
mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
const server = await startServer(join(root, 'dist'), {
  DATA_DIR: dataDir,
  MESSAGES_PER_ADDRESS: '0',
});
const browser = await chromium.launch(chromiumLaunch('chromium-shell'));
try {
  for (const { state, width } of wanted) {
    await take(browser, state, width).catch((error: Error) => {
      process.exitCode = 1;
      console.error(`✗ ${state.name}-${width}: ${error.message.split('\n', 1)[0]}`);
    });
  }
  console.log(`${wanted.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function take(browser: Browser, state: State, width: number): Promise<void> {
  const viewport = { width, height: heights[width] ?? 1000 };
  const context = await browser.newContext({ baseURL: server.url, viewport, ...state.browser });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    await readyForPictures(page);
    if (state.browser?.javaScriptEnabled === false) await page.goto(state.path);
    else {
      await open(page, state.path);
      await readThrough(page);
    }
    await state.enter?.(page);
    await holdStill(page);
    const area = state.window ? undefined : await wholePage();
    const picture = await pictureOf(page, area);
    writeFileSync(join(folder, `${state.name}-${width}.png`), picture);

    async function wholePage() {
      const [wide, high] = await page.evaluate(() => {
        const { clientWidth, scrollHeight } = document.documentElement;
        return [clientWidth, scrollHeight] as const;
      });
      return { x: 0, y: 0, width: wide, height: high };
    }
  } finally {
    await context.close();
  }
}
