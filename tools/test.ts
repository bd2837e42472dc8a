// `npm test`: checks, builds, and runs every test. `npm test -- FILE … --headed` runs only these files;
// their runner gets every other argument.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testedSite } from '#tests/support/server/tested-site.ts';
import { installMissingPrograms } from './programs.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
const files = args.filter((arg) => existsSync(arg));
const options = args.filter((arg) => !existsSync(arg));
const journeys = files.filter((file) => /^(\.\/)?tests\/journeys\b/.test(file));
const units = files.filter((file) => !journeys.includes(file));
const everything = files.length === 0;

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const report = (runner: string) => join(reports, `${runner}.json`);
const results: string[] = [];

const build = `node generator/build-if-changed.ts ${testedSite}`;
const [missing] = await Promise.all([
  installMissingPrograms(),
  step('check and build', [
    'concurrently',
    '--group',
    ...(everything ? ['node:check:*'] : []),
    build,
  ]),
]);
const vitest = `vitest run --reporter=default --reporter=json --outputFile=${report('vitest')}`;
const playwright = 'playwright test --reporter=list,json';
if (everything)
  // Side by side, because unit tests mostly wait.
  await step('tests', [
    'concurrently',
    '--group',
    '--names=units,journeys',
    '--passthrough-arguments',
    `${vitest} {@}`,
    `${playwright} {@}`,
    '--',
    ...options,
  ]);
if (units.length > 0) await step('unit tests', [...vitest.split(' '), ...units, ...options]);
if (journeys.length > 0)
  await step('journeys', [...playwright.split(' '), ...journeys, ...options]);

console.log(`\n${results.join('\n')}`);
if (missing.length > 0) {
  console.log(`Skipped the tests that need these missing programs: ${missing.join(', ')}`);
  if (process.env['CI']) process.exitCode = 1;
}
console.log(summary());
rmSync(reports, { recursive: true });

/** Runs one step, and fails the run if it fails. */
async function step(name: string, command: string[]): Promise<void> {
  const started = performance.now();
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  results.push(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (code !== 0) process.exitCode = 1;
}

/** Adds up both runners' counts. CI reads this line. */
function summary(): string {
  const vitest = read('vitest');
  const { stats: playwright = {} } = read('playwright');
  const sum = (...counts: (number | undefined)[]) =>
    counts.reduce<number>((total, count = 0) => total + count, 0);
  return [
    `${sum(vitest.numPassedTests, playwright.expected, playwright.flaky)} passed`,
    `${sum(vitest.numFailedTests, playwright.unexpected)} failed`,
    `${sum(vitest.numPendingTests, playwright.skipped)} skipped`,
  ].join(', ');
}

function read(runner: string) {
  return existsSync(report(runner)) ? JSON.parse(readFileSync(report(runner), 'utf8')) : {};
}
