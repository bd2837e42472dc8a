// `npm run check`: everything that can be said of the code without running it.
import { runSteps } from './steps.mjs';

await runSteps([
  { name: 'types of the site', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of server, scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'unused code and exports', command: ['knip'] },
]);
