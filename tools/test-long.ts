// `npm run test:long`: what is generated and what is killed, for as long as it takes to trust it.
import { stepsToBuild } from './fresh.ts';
import { bringPrograms, describeMissing } from './programs.ts';
import { runSteps } from './steps.mjs';

const env = { TESTS: 'long' };

const missing = await bringPrograms(['postgres', 'haproxy']);
if (missing.length > 0) console.log(`\n${describeMissing(missing)}`);
await runSteps([
  ...stepsToBuild(),
  { name: 'hostile requests and mails', command: ['vitest', 'run', 'hostile', 'read-mails'], env },
  {
    name: 'fault tests',
    command: ['vitest', 'run', '--config', 'tests/faults/vitest.config.ts'],
    env,
  },
]);
