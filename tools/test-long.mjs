// `npm run test:long`: what is generated and what is killed, for as long as it takes to trust it.
import { buildWhenNeeded, installWhenNeeded } from './fresh.mjs';
import { postgresWhenNeeded } from './postgres.mjs';
import { runSteps } from './steps.mjs';

const env = { TESTS: 'long' };

await installWhenNeeded();
await postgresWhenNeeded();
await buildWhenNeeded();
await runSteps([
  { name: 'hostile requests and mails', command: ['vitest', 'run', 'hostile', 'read-mails'], env },
  {
    name: 'fault tests',
    command: ['vitest', 'run', '--config', 'tests/faults/vitest.config.ts'],
    env,
  },
]);
