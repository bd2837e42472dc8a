/**
 * `npm run bench`: how fast every page is, beside a page that has nothing on it. Further arguments
 * are measured like the site: `npm run bench -- theirs=https://site.example/`. For quick work:
 * `--rounds 1`, `--only /about` and `--part loading`, the last two several times if need be.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumWhenNeeded } from '../../../tools/chromium.mjs';
import { buildWhenNeeded } from '../../../tools/fresh.mjs';
import { root } from '../../../tools/steps.mjs';
import { installLighthouse } from './lighthouse.ts';
import { measure, type Part, parts } from './measure.ts';
import { writeReport } from './report.ts';
import { startSubjects } from './subjects.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
    part: { type: 'string', multiple: true, default: [] },
    /** Another build than dist/. */
    dist: { type: 'string' },
  },
});
const wanted = options.part.length === 0 ? parts : options.part.map(parsePart);
const everything = options.only.length === 0 && wanted.length === parts.length;

await chromiumWhenNeeded('browser');
await installLighthouse();
if (!options.dist) await buildWhenNeeded();

const dist = options.dist ?? join(root, 'dist');
const subjects = await startSubjects(dist, options.only, positionals);
try {
  const rounds = Number(options.rounds);
  writeReport(await measure(subjects, wanted, rounds), rounds, everything);
} finally {
  await subjects.stop();
}

function parsePart(text: string): Part {
  const part = parts.find((name) => name === text);
  if (!part) throw new Error(`Not a part: ${text}. There are ${parts.join(', ')}.`);
  return part;
}
