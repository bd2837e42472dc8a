// `npm test`: checks, builds, and runs every test. `npm test -- FILE … OPTION …` runs only these files or directories.
// Options go to Playwright, or to Vitest if only unit tests run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { testedSite } from '#tests/support/tested-site.ts';
import { installMissingPrograms } from './programs.ts';

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const files = firstOption === -1 ? args : args.slice(0, firstOption);
const options = args.slice(files.length);
const mistyped = files.find((file) => !existsSync(file));
if (mistyped) {
  console.error(`There is no file or directory ${mistyped}.`);
  process.exit(1);
}
const journeys = files.filter((file) => /\btests\/?(journeys\b.*)?$/.test(file));
const units = files.filter((file) => !/\btests\/journeys\b/.test(file));
const runsEverything = files.length === 0;
const runsUnits = runsEverything || units.length > 0;
const runsJourneys = runsEverything || journeys.length > 0;

const reports = '.cache/test-reports';
rmSync(reports, { recursive: true, force: true });
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = `${reports}/playwright.json`;
const vitest = `vitest run --reporter=default --reporter=json --outputFile=${reports}/vitest.json`;
const playwright = 'playwright test --reporter=list,json';

const [missing, , built] = await Promise.all([
  installMissingPrograms(),
  runsEverything && step('npm run check'),
  step(`node generator/build-if-changed.ts ${testedSite}`),
]);
if (!built) process.exit();
// Runs Vitest and Playwright at the same time, because unit tests mostly wait.
await Promise.all([
  runsUnits && step(vitest, runsJourneys ? units : [...units, ...options]),
  runsJourneys && step(playwright, [...journeys, ...options], runsUnits ? 'pipe' : 'inherit'),
]);

const hasOwnChromium = existsSync(chromium.executablePath());
const missingPrograms = missing.filter((name) => name !== 'chromium' || !hasOwnChromium);
if (missingPrograms.length > 0) {
  console.log(`Skipped the tests that need these missing programs: ${missingPrograms.join(', ')}`);
  if (process.env['CI']) process.exitCode = 1;
}
const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport('vitest');
const { expected = 0, unexpected = 0, skipped = 0 } = readReport('playwright').stats ?? {};
const passed = numPassedTests + expected;
const failed = numFailedTests + unexpected;
console.log(`${passed} passed, ${failed} failed, ${numPendingTests + skipped} skipped`);

/** Runs a command and returns whether it succeeded. Piped output is printed when the command has ended. */
async function step(command: string, args: string[] = [], output: 'inherit' | 'pipe' = 'inherit') {
  const startedAt = performance.now();
  const shell = ['-c', `${command} "$@" 2>&1`, 'sh', ...args];
  const child = spawn('sh', shell, { stdio: ['inherit', output, 'inherit'] });
  const exit = once(child, 'exit');
  if (child.stdout) console.log(await text(child.stdout));
  const [code] = await exit;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${code === 0 ? '✓' : '✗'} ${command.split(' --')[0]}, ${seconds} s`);
  if (code !== 0) process.exitCode = 1;
  return code === 0;
}

function readReport(runner: string) {
  const report = `${reports}/${runner}.json`;
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
