/**
 * `npm run bench`: measures every page with Lighthouse as on a phone, beside an empty page.
 * It also measures other sites: `npm run bench -- theirs=https://site.example/`.
 * Options: `--rounds 3`, `--only /about`, `--applied` for applied instead of simulated throttling, and
 * `--dist FOLDER` for another build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pages } from '../../../content/pages.ts';
import { root } from '../../../generator/root.ts';
import { startServer } from '../../../tests/support/server/server-process.ts';
import { installMissingPrograms } from '../../programs.ts';
import { run } from '../../run.ts';
import { writeBaseline } from './baseline.ts';
import { installLighthouse, type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { median, printTable, span } from './numbers.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [] },
    applied: { type: 'boolean', default: false },
    dist: { type: 'string' },
  },
});

const throttling = options.applied ? 'devtools' : 'simulate';

await installMissingPrograms(['chromium']);
await installLighthouse();
if (!options.dist && (await run(['node', 'generator/build-if-changed.ts'])) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
writeBaseline(join(folder, 'baseline'));
const site = await startServer(options.dist ?? join(root, 'dist'), {
  DATA_DIR: join(folder, 'site-data'),
});
const baseline = await startServer(join(folder, 'baseline'), {
  DATA_DIR: join(folder, 'baseline-data'),
});

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => options.only.length === 0 || options.only.includes(path));
const subjects = [
  { name: 'baseline', url: baseline.url },
  ...paths.map((path) => ({ name: path, url: new URL(path, site.url).href })),
  ...positionals.map(parseOther),
].map((subject) => ({ ...subject, runs: [] as LighthouseRun[] }));

try {
  await runLighthouse(baseline.url, throttling); // The first run of all is slower.
  for (let round = 1; round <= Number(options.rounds); round += 1)
    for (const { name, url, runs } of subjects) {
      runs.push(await runLighthouse(url, throttling));
      console.log(`round ${round}: ${name}`);
    }
  report();
} finally {
  await Promise.all([site.stop(), baseline.stop()]);
  rmSync(folder, { recursive: true });
}

function parseOther(text: string) {
  const [, name, address] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (!name || !address) throw new Error(`Not of the form name=http://…: ${text}`);
  return { name, url: address };
}

/** Prints medians, with least and most in brackets; ratios are to the baseline of the same run. */
function report(): void {
  const [base] = subjects;
  const rows = subjects.map(({ name, runs }) => {
    const all = (key: Exclude<keyof LighthouseRun, 'failures'>) => runs.map((run) => run[key]);
    const seconds = (key: 'fcp' | 'lcp') => {
      const values = all(key).map((value) => value / 1000);
      const ratio = median(all(key)) / median(base?.runs.map((run) => run[key]) ?? []);
      return [`${median(values).toFixed(2)} (${span(values, 2)})`, ratio.toFixed(2)];
    };
    return [
      name,
      ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((key) =>
        median(all(key)).toFixed(0),
      ),
      ...seconds('fcp'),
      ...seconds('lcp'),
      `${median(all('tbt')).toFixed(0)} (${span(all('tbt'), 0)})`,
      median(all('cls')).toFixed(3),
      [...new Set(runs.flatMap(({ failures }) => failures))].join(', '),
    ];
  });
  const scores = ['Perf.', 'Access.', 'Best', 'SEO'];
  const times = ['FCP s', 'ratio', 'LCP s', 'ratio', 'TBT ms', 'CLS', 'points lost for'];
  printTable(['page', ...scores, ...times], rows);
}
