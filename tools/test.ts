// `npm test`: checks, builds, and runs every test. `npm test -- FILE … --retries=0` runs only these
// files; their runner gets every other argument.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsToBuild } from './fresh.ts';
import { installMissingPrograms } from './programs.ts';
import { runStep, type Step } from './steps.mjs';

const words = process.argv.slice(2);
const files = words.filter((word) => existsSync(word));
const options = words.filter((word) => !existsSync(word));
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const report = (runner: string) => join(reports, `${runner}.json`);

const runners = [
  {
    name: 'unit and fault tests',
    files: files.filter((file) => !isJourney(file)),
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report('vitest')}`,
    ],
    options: options.map((option) => option.replace(/^--retries\b/, '--retry')),
  },
  {
    name: 'journeys',
    files: files.filter(isJourney),
    command: ['playwright', 'test', '--reporter=list,json'],
    options,
  },
];

const results: Awaited<ReturnType<typeof runStep>>[] = [];
const [missing] = await Promise.all([installMissingPrograms(), prepare()]);
const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') };
for (const { name, command, files: own, options } of runners)
  if (files.length === 0 || own.length > 0)
    await take({ name, command: [...command, ...own, ...options], env });
summarize();
rmSync(reports, { recursive: true });

async function prepare(): Promise<void> {
  if (files.length === 0) await take({ name: 'check', command: ['node', 'tools/check.ts'] });
  for (const step of stepsToBuild()) await take(step);
}

async function take(step: Step): Promise<void> {
  results.push(await runStep(step));
}

function summarize(): void {
  const vitest = read('vitest');
  const { stats: playwright = {} } = read('playwright');
  const sum = (...counts: (number | undefined)[]) =>
    counts.reduce<number>((total, count = 0) => total + count, 0);
  console.log('');
  for (const { name, seconds, code } of results)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds.toFixed(0)} s`);
  if (missing.length > 0)
    console.log(`Left out, because these are missing:\n${missing.join('\n')}`);
  console.log(
    [
      `${sum(vitest.numPassedTests, playwright.expected, playwright.flaky)} passed`,
      `${sum(vitest.numFailedTests, playwright.unexpected)} failed`,
      `${sum(vitest.numPendingTests, playwright.skipped)} skipped`,
    ].join(', '),
  );
  const isIncomplete = missing.length > 0 && Boolean(process.env['CI']);
  process.exitCode = isIncomplete || results.some(({ code }) => code !== 0) ? 1 : 0;
}

function read(runner: string) {
  return existsSync(report(runner)) ? JSON.parse(readFileSync(report(runner), 'utf8')) : {};
}

function isJourney(file: string): boolean {
  return /^(\.\/)?tests\/journeys\b/.test(file);
}
