// `npm test`: everything that has to hold, from a fresh clone.
import { chromiumWhenNeeded } from './chromium.mjs';
import { buildWhenNeeded, installWhenNeeded } from './fresh.mjs';
import { postgresWhenNeeded } from './postgres.mjs';
import { proxiesWhenNeeded } from './proxies.mjs';
import { runSteps } from './steps.mjs';

await installWhenNeeded();
await chromiumWhenNeeded();
await postgresWhenNeeded();
await proxiesWhenNeeded();
await runSteps([
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'unit and integration tests', command: ['vitest', 'run'] },
  {
    name: 'fault tests, in short',
    command: ['vitest', 'run', '--config', 'faults/vitest.config.ts'],
  },
]);
await buildWhenNeeded();
await runSteps([
  { name: 'weight of the pages', command: ['node', 'scripts/budget.ts'] },
  { name: 'end-to-end tests', command: ['playwright', 'test'] },
  {
    name: 'end-to-end tests behind proxies',
    command: ['playwright', 'test', '-c', 'deploy/playwright.config.ts'],
  },
]);
