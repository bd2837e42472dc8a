// `npm run check`: everything that can be said of the code without running it.
import { runStep } from './steps.mjs';

const steps = [
  { name: 'types of the site', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of server, scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'], hint: 'npm run format mends it' },
  { name: 'unused code and exports', command: ['knip'] },
  { name: 'rules of the house', command: ['vitest', 'run', 'tools/house-rules.test.ts'] },
];

const failed: string[] = [];
for (const step of steps) {
  const { name, code } = await runStep(step);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nTo mend: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
