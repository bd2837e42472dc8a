// `npm run bench`: loads each page as on a phone with a slow line and processor, beside a page that is only a
// heading, and times the paint after six clicks. Prints medians: ms, KB, and first paint over the bare page's.
// `--against COMMIT` measures that commit too. `--rounds 9`; `--only /about`, `--only menu`.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { root } from '#generator/root.ts';
import { startListening } from '#server/listen/listen.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { runOrExit, withBuiltCommit } from './built-commit.ts';
import { click, clicks, load, type Measured } from './measure-page.ts';
import { chromiumLaunch, installMissingPrograms } from './programs.ts';

const text = { type: 'string' } as const;
const options = {
  against: text,
  rounds: { ...text, default: '3' },
  only: { ...text, multiple: true },
} as const;
const { against, rounds, only } = parseArgs({ options }).values;
await installMissingPrograms(['chromium']);
await runOrExit(['node', '--env-file-if-exists=.env', 'generator/build-if-changed.ts']);
const browser = await chromium.launch(chromiumLaunch('chromium'));
const now = join(root, 'dist');
if (against) await withBuiltCommit(against, (dist) => bench({ now, [against]: dist }));
else await bench({ now });
await browser.close();

/** @param builds folders of built sites, by name */
async function bench(builds: Record<string, string>): Promise<void> {
  const bare = createServer((_, response) => response.end('<!doctype html><h1>Bare</h1>'));
  const bareUrl = await startListening(bare, 0, '127.0.0.1');
  const trials: [string, () => Promise<Measured>, Measured[]][] = [
    ['bare', () => load(browser, bareUrl), []],
  ];
  const servers = [];
  for (const [build, dist] of Object.entries(builds)) {
    const data = { DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) };
    const server = await startServer(dist, data, join(dist, 'server/main.js'));
    servers.push(server);
    const { url } = server;
    for (const name of [...Object.values(pages).map(({ path }) => path), ...Object.keys(clicks)])
      if (only?.includes(name) ?? true)
        trials.push([
          `${name} ${build}`,
          () => (name in clicks ? click(browser, url, name) : load(browser, url + name)),
          [],
        ]);
  }
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [, run, runs] of trials) runs.push(await run());
  const medians = trials.map(([name, , runs]) => {
    const keys = Object.keys(runs[0] ?? {});
    const middle = (key: string) =>
      runs.map((run) => run[key] ?? 0).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
    return [
      name,
      Object.fromEntries(keys.map((key) => [key, Math.round(middle(key) ?? 0)])),
    ] as const;
  });
  const [, { first: floor = 0 }] = medians[0] ?? ['', {}];
  for (const [, row] of medians)
    if (row['first']) row['ratio'] = Math.round((100 * row['first']) / floor) / 100;
  console.table(Object.fromEntries(medians));
  for (const server of servers) await server.stop();
  bare.close();
}
