// `npm run check`: verifies everything that needs no running code.
// `npm run check -- lint format` runs only these two.
import { runStep } from './steps.mjs';

const steps = [
  { name: 'types of the site', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of server, scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '.'], hint: 'npm run format fixes it' },
  { name: 'unused code and exports', command: ['knip'] },
  { name: 'house rules', command: ['vitest', 'run', 'tools/house-rules.test.ts'] },
];

const chosen = process.argv.slice(2);
const failed: string[] = [];
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  const { name, code } = await runStep(step);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nTo fix: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
