import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tools/programs.ts';
import { root } from '#tools/steps.mjs';

/** Journeys through the ways of deploying that need more than `npm start`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // What passes at a second try is named as flaky at the end, and is a fault to be found.
  retries: 2,
  reporter: [['list'], [join(root, 'tools/test/playwright-notes.ts')]],
  timeout: 45_000,
  use: { trace: 'off', launchOptions: chromiumLaunch('chromium-shell') },
});
