import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { freePort } from '../../../tests/support/databases/postgres.ts';
import { chromiumLaunch } from '../../programs.ts';
import { run } from '../../run.ts';

/** One run's scores from 0 to 100, and times in milliseconds. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Failed audits outside performance. */
  failures: string[];
}

/** The part of Lighthouse's types that the bench reads: its package is installed only for the bench. */
interface Result {
  runtimeError?: { code: string; message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

const folder = import.meta.dirname;
const attempts = 3;
const stamp = join(folder, 'node_modules/.installed-lock');

/** Installs Lighthouse, which at 180 MB is too large for a dependency. */
export async function installLighthouse(): Promise<void> {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if ((await run(['npm', 'ci', '--prefix', folder, ...flags])) !== 0) process.exit(1);
  writeFileSync(stamp, wanted);
}

/** Lighthouse's names: throttling computed from a fast load, or applied while loading. */
type Throttling = 'simulate' | 'devtools';

/** Loads a page as on a phone. Retries what fails on a busy machine. */
export async function runLighthouse(url: string, throttling: Throttling): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...result } = await load(url, throttling);
    if (!runtimeError) return read(result);
    console.error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    if (attempt === attempts) throw new Error(runtimeError.code);
  }
}

/** Runs Lighthouse in a fresh browser. */
async function load(url: string, throttlingMethod: Throttling): Promise<Result> {
  const main = join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(main).href)) as {
    default: Lighthouse;
  };
  const port = await freePort();
  const { args, ...launch } = chromiumLaunch('chromium');
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = {
      port,
      throttlingMethod,
      logLevel: 'error',
      ignoreStatusCode: true,
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error('Lighthouse returned no result.');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function read({ categories, audits }: Omit<Result, 'runtimeError'>): LighthouseRun {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counted = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failures: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
