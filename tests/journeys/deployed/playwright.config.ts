import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tools/chromium.mjs';

/** Journeys through the ways of deploying that need more than `npm start`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 45_000,
  use: { trace: 'off', launchOptions: chromiumLaunch('shell') },
});
