// `npm run budget`: whether every page of the build in dist/ is as light as it has to be.
import { join } from 'node:path';
import { excesses, number, sumsOf } from './budget/excesses.ts';
import { limits } from './budget/limits.ts';
import { weighPage } from './budget/page-weight.ts';
import { root } from './steps.mjs';

const client = join(root, 'dist/client');
/** A notebook, and the sharpest of common phones. */
const windows = [
  { width: 1280, density: 1 },
  { width: 390, density: 3 },
];

const rows: string[][] = [
  ['bytes, of at most', 'HTML with CSS', 'scripts', 'fonts', 'everything', 'requests'],
];
const found: string[] = [];
for (const [page, limit] of Object.entries(limits)) {
  const weights = windows.map((window) => weighPage(client, page, window));
  const [heaviest] = weights.toSorted((a, b) => sumsOf(b).total - sumsOf(a).total);
  if (!heaviest) continue;
  const sums = sumsOf(heaviest);
  const measures = Object.keys(sums) as (keyof typeof sums)[];
  rows.push([page, ...measures.map((name) => `${number(sums[name])} / ${number(limit[name])}`)]);
  found.push(...excesses(page, heaviest, limit));
}

const widths =
  rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows)
  console.log(row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('   '));
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
