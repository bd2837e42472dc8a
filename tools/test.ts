// `npm test`: everything that has to hold, from a fresh clone. A step that fails does not keep the
// others from running. `npm test -- FILE …` runs these files alone, each with its own runner; what
// begins with a dash is passed on to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stepsToBuild } from './fresh.ts';
import { bringPrograms, describeMissing } from './programs.ts';
import { root, runStep, type Step } from './steps.mjs';
import { type Notes, notesTo, readNotes } from './test/notes.ts';
import { type Suite, suiteOf, suites } from './test/suites.ts';

interface Result {
  name: string;
  seconds: number;
  code: number;
  notes?: Notes;
}

const words = process.argv.slice(2);
const files = words
  .filter((word) => !word.startsWith('-'))
  .map((file) => relative(root, join(process.env['INIT_CWD'] ?? root, file)));
const flags = words.filter((word) => word.startsWith('-'));
const chosen = files.length === 0 ? suites : [...new Set(files.map(suiteOf))];

const missing = await bringPrograms([
  ...new Set(chosen.flatMap(({ needs, wants }) => [...needs, ...wants])),
]);
const leftOut = describeMissing(missing);
if (leftOut) console.log(`\n${leftOut}`);

const folder = mkdtempSync(join(tmpdir(), 'test-notes-'));
const results: Result[] = [];
if (files.length === 0) await take({ name: 'check', command: ['node', 'tools/check.ts'] });
for (const step of stepsToBuild()) await take(step);
for (const suite of chosen) await takeSuite(suite);
rmSync(folder, { recursive: true });
sayAll();

async function take(step: Step): Promise<void> {
  const file = join(folder, String(results.length));
  const result = await runStep({ ...step, env: { ...step.env, ...notesTo(file) } });
  results.push({ ...result, notes: readNotes(file) });
}

async function takeSuite({ name, command, needs }: Suite): Promise<void> {
  if (needs.some((program) => missing.includes(program))) return;
  const own = files.filter((file) => suiteOf(file).name === name);
  await take({ name, command: [...command, ...own, ...flags] });
}

function sayAll(): void {
  const of = (kind: 'failed' | 'flaky') =>
    results.flatMap(({ notes }) => notes?.[kind] ?? []).map((test) => `  ${kind}: ${test}`);
  const sum = (count: (notes: Notes) => number) =>
    results.reduce((total, { notes }) => total + (notes ? count(notes) : 0), 0);
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, code } of results)
    console.log(
      `${code === 0 ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`,
    );
  for (const line of [...of('failed'), ...of('flaky')]) console.log(line);
  if (leftOut) console.log(leftOut);
  const isIncomplete = leftOut !== '' && Boolean(process.env['CI']);
  if (isIncomplete) console.log('✗ With CI set, nothing may be left out.');
  const counts = [
    `${sum(({ passed }) => passed)} passed`,
    `${sum(({ failed }) => failed.length)} failed`,
    `${sum(({ skipped }) => skipped)} skipped`,
  ];
  console.log(counts.join(', '));
  process.exitCode = isIncomplete || results.some(({ code }) => code !== 0) ? 1 : 0;
}
