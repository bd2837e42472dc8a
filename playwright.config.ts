import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, defineConfig, type Project } from '@playwright/test';
import { testedSite } from './tests/support/tested-site.ts';
import { chromiumLaunch, findProgram } from './tools/programs.ts';

/** The database of this run. The directory is new each time, so that tests find only their own messages. */
process.env['JOURNEYS_DATA_DIR'] ??= join(tmpdir(), `site-journeys-${process.pid}`);

const launchOptions = chromiumLaunch();
const hasChromium = existsSync(launchOptions.executablePath ?? chromium.executablePath());

const journeys: Project = { name: 'journeys', testIgnore: ['deployed/**', 'engines/**'] };

const deployed: Project = { name: 'deployed', testMatch: 'deployed/*.spec.ts' };

/** Firefox and Safari's engine run a few journeys of their own. Both draw slowly without a graphics card. */
const engines = (['firefox', 'webkit'] as const).filter(findProgram).map(
  (name): Project => ({
    name,
    testMatch: 'engines/*.spec.ts',
    // Otherwise each test would start the browser again.
    fullyParallel: false,
    expect: { timeout: 15_000 },
  }),
);

/** The built site that `npm run screenshots` captures. */
const { SCREENSHOTS_OF } = process.env;

const screenshots: Project = {
  name: 'screenshots',
  testDir: 'tools',
  testMatch: '*.spec.ts',
  outputDir: 'screenshots/differences',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.05 } },
};

export default defineConfig({
  testDir: 'tests/journeys',
  projects: SCREENSHOTS_OF
    ? [screenshots]
    : // The engines and the deployed site start first, because they take longest.
      [...engines, ...(hasChromium ? [deployed, journeys] : [])],
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, because a journey takes five times longer on a busy machine. Only a hang reaches this timeout.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    // The server picks a free port, and `wait` below reads its URL.
    ...(process.env['SITE'] && { baseURL: process.env['SITE'] }),
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    // Halves the processor time. Journeys about motion use `inMotion`.
    reducedMotion: 'reduce',
    launchOptions,
  },
  webServer: {
    command: `node server/main.js --dist .`,
    cwd: SCREENSHOTS_OF ?? testedSite,
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
