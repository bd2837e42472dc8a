// `npm test`: checks, builds, and runs every test. `npm test -- FILE … --headed` runs only these files;
// their runner gets every other argument.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
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
const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') };
const vitest = `vitest run --reporter=default --reporter=json --outputFile=${report('vitest')}`;
const playwright = 'playwright test --reporter=list,json';
const results: string[] = [];

const [missing] = await Promise.all([
  installMissingPrograms(),
  sideBySide('check and build', [
    ...(everything ? ['node:check:*'] : []),
    `node generator/build-if-changed.ts ${testedSite}`,
  ]),
]);
// Unit tests mostly wait.
await sideBySide('tests', [
  ...(everything || units.length > 0 ? [[vitest, ...units, '{@}'].join(' ')] : []),
  ...(everything || journeys.length > 0 ? [[playwright, ...journeys, '{@}'].join(' ')] : []),
]);

console.log(`\n${results.join('\n')}`);
const hasOwnChromium = existsSync(chromium.executablePath());
const skipped = missing.filter((name) => !(hasOwnChromium && name.startsWith('chromium')));
if (skipped.length > 0) {
  console.log(`Skipped the tests that need these missing programs: ${skipped.join(', ')}`);
  if (process.env['CI']) process.exitCode = 1;
}
// CI reads this line.
const {
  numPassedTests: passed = 0,
  numFailedTests: failed = 0,
  numPendingTests = 0,
} = read('vitest');
const {
  expected = 0,
  flaky = 0,
  unexpected = 0,
  skipped: skippedJourneys = 0,
} = read('playwright').stats ?? {};
console.log(
  `${passed + expected + flaky} passed, ${failed + unexpected} failed, ${numPendingTests + skippedJourneys} skipped`,
);
rmSync(reports, { recursive: true });

/** Runs commands side by side, and fails the run if one of them fails. */
async function sideBySide(name: string, commands: string[]): Promise<void> {
  const started = performance.now();
  const concurrently = ['concurrently', '--group', '--passthrough-arguments'];
  const code = await run([...concurrently, ...commands, '--', ...options], variables);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  results.push(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (code !== 0) process.exitCode = 1;
}

function read(runner: string) {
  return existsSync(report(runner)) ? JSON.parse(readFileSync(report(runner), 'utf8')) : {};
}
