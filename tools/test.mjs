// `npm test`: everything that has to hold, from a fresh clone.
import { chromiumWhenNeeded } from './chromium.mjs';
import { firefoxWhenNeeded, systemFirefox } from './firefox.mjs';
import { buildWhenNeeded, installWhenNeeded } from './fresh.mjs';
import { postgresWhenNeeded } from './postgres.mjs';
import { promtoolWhenNeeded } from './promtool.mjs';
import { proxiesWhenNeeded } from './proxies.mjs';
import { runSteps } from './steps.mjs';

await installWhenNeeded();
await chromiumWhenNeeded('shell');
// The shell has no back/forward cache.
await chromiumWhenNeeded('browser');
await postgresWhenNeeded();
await proxiesWhenNeeded();
await firefoxWhenNeeded();
await promtoolWhenNeeded();
await runSteps([{ name: 'check', command: ['node', 'tools/check.ts'] }]);
await buildWhenNeeded();
await runSteps([
  { name: 'unit and integration tests', command: ['vitest', 'run'] },
  {
    name: 'fault tests, in short',
    command: ['vitest', 'run', '--config', 'tests/faults/vitest.config.ts'],
  },
]);

const inFirefox = systemFirefox()
  ? [
      {
        name: 'end-to-end tests in Firefox',
        command: ['playwright', 'test', '-c', 'tests/journeys/firefox/playwright.config.ts'],
      },
    ]
  : [];
if (inFirefox.length === 0) console.log('\nFirefox is not installed: its journeys are left out.');
await runSteps([
  { name: 'end-to-end tests', command: ['playwright', 'test'] },
  ...inFirefox,
  {
    name: 'end-to-end tests behind proxies',
    command: ['playwright', 'test', '-c', 'tests/journeys/deployed/playwright.config.ts'],
  },
]);
