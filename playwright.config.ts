import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/programs.ts';

const port = Number(process.env['JOURNEYS_PORT'] ?? 3217);
/** Messages of this run. The folder is new each time, so that nothing is found that it did not send. */
process.env['JOURNEYS_DATA_DIR'] ??= join(tmpdir(), `site-journeys-${process.pid}`);

export default defineConfig({
  testDir: 'tests/journeys',
  // They need more than one server.
  testIgnore: 'deployed/**',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // What passes at a second try is named as flaky at the end, and is a fault to be found.
  retries: 2,
  reporter: [['list'], [join(import.meta.dirname, 'tools/test/playwright-notes.ts')]],
  timeout: 45_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Half the processor time. What moves is the subject of the files that say `inMotion`.
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: chromiumLaunch('chromium-shell'),
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
      // All journeys come from one address.
      MESSAGES_PER_ADDRESS: '0',
    },
  },
});
