import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '#tools/steps.mjs';
import base from '../../../playwright.config.ts';

/**
 * Journeys that have to hold in another engine than Chromium:
 * `playwright test -c tests/journeys/firefox/playwright.config.ts`. Debian's
 * Firefox is driven by WebDriver BiDi, which cannot touch, see bodies of requests, or do without scripts.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  grep: /@firefox/,
  webServer: { ...server(), cwd: root },
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox-esr.ts'),
      // What emulates it is the command that Firefox does not know.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});

function server() {
  if (!base.webServer || Array.isArray(base.webServer)) throw new Error('There is one server.');
  return base.webServer;
}
