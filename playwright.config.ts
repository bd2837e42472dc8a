import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch, findProgram } from './tools/programs.ts';

/** Messages of this run. The folder is new each time, so that nothing is found that it did not send. */
process.env['JOURNEYS_DATA_DIR'] ??= join(tmpdir(), `site-journeys-${process.pid}`);

const launchOptions = chromiumLaunch('chromium-shell');
const hasChromium = existsSync(launchOptions.executablePath ?? chromium.executablePath());

const journeys: Project = { name: 'journeys', testIgnore: ['deployed/**', 'webkit/**'] };

const deployed: Project = { name: 'deployed', testMatch: 'deployed/*.spec.ts', workers: 1 };

/** Safari's engine as Debian builds it, which draws slowly without a graphics card. */
const webkit: Project = {
  name: 'webkit',
  testMatch: 'webkit/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
};

/** Debian's Firefox is driven by WebDriver BiDi, which cannot touch, read requests or turn scripts off. */
const firefox: Project = {
  name: 'firefox',
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'tests/journeys/firefox/firefox-esr.ts'),
      // It does not know the command that emulates this.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
};

/** `npm run screenshots` names the checkout whose site it takes. */
const { SCREENSHOTS_OF } = process.env;

const screenshots: Project = {
  name: 'screenshots',
  testDir: 'tools/screenshots',
  outputDir: 'screenshots/differences',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.05 } },
  retries: 0,
};

const tests = [
  ...(hasChromium ? [journeys, deployed] : []),
  ...(findProgram('firefox') ? [firefox] : []),
  ...(findProgram('webkit') ? [webkit] : []),
];

export default defineConfig({
  testDir: 'tests/journeys',
  projects: SCREENSHOTS_OF ? [screenshots] : tests,
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // What passes at a second try is listed as flaky at the end, and is a bug.
  retries: 1,
  timeout: 30_000,
  use: {
    // The server picks a free port, and `wait` below reads its address.
    ...(process.env['SITE'] && { baseURL: process.env['SITE'] }),
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    // Half the processor time. Journeys about motion say `inMotion`.
    reducedMotion: 'reduce',
    launchOptions,
  },
  webServer: {
    command: `node ${join(SCREENSHOTS_OF ?? '.', 'dist/server/main.js')}`,
    wait: { stdout: /"event":"listening","url":"(?<site>[^"]+)"/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: '0',
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
      // All journeys come from one address.
      MESSAGES_PER_ADDRESS: '0',
    },
  },
});
