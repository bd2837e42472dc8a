// `npm run bench`: times each page's first paint and blocking tasks on a slow phone, and the paint after a click.
// Prints medians in ms. `--against COMMIT` measures that commit, too. `-- dot /about --rounds 9` measures only these.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { getServices } from '#tests/support/page/services.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { buildCommit } from './built-commit.ts';
import { chromiumLaunch, installMissingPrograms } from './programs.ts';
import { runOrExit } from './run.ts';

/** The window's width, and what is clicked. */
const clicks: Record<string, [number, (page: Page) => Locator]> = {
  menu: [390, (page) => page.getByRole('button', { name: 'Open menu' })],
  dot: [1280, (page) => getHero(page).dot(2)],
  service: [1280, (page) => getServices(page).button(2)],
};
/** As Lighthouse throttles a mobile connection. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184e3,
  uploadThroughput: 84e3,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const { against } = values;
const rounds = Number(values.rounds);
const all = [...Object.values(pages).map(({ path }) => path), ...Object.keys(clicks)];
const names = positionals.length > 0 ? all.filter((name) => positionals.includes(name)) : all;
await installMissingPrograms(['chromium']);
await runOrExit(['node', '--env-file-if-exists=.env', 'generator/build-if-changed.ts']);
const dists = { now: 'dist', ...(against && { [against]: await buildCommit(against) }) };
const sites = new Map<string, string>();
for (const [build, dist] of Object.entries(dists)) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  const { url, pid } = await startServer(dist, { DATA_DIR }, join(dist, 'server/main.js'));
  process.on('exit', () => process.kill(pid));
  sites.set(build, url);
}
const browser = await chromium.launch(chromiumLaunch('chromium'));
const medians: Record<string, Record<string, number>> = {};
for (const name of names) {
  const times: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [build, site] of sites)
      for (const [figure, time] of Object.entries(await measure(site, name)))
        ((times[`${name} ${figure}`] ??= {})[build] ??= []).push(time);
  for (const [row, builds] of Object.entries(times))
    for (const [build, values] of Object.entries(builds))
      (medians[row] ??= {})[build] = values.toSorted((a, b) => a - b)[rounds >> 1] ?? NaN;
}
console.table(medians);
process.exit();

/** Loads a page with an empty cache, or clicks on one that is ready. */
async function measure(site: string, name: string): Promise<Record<string, number>> {
  const [width, find] = clicks[name] ?? [];
  const page = await browser.newPage(
    width ? { viewport: { width, height: 800 } } : devices['Moto G4'],
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (find) {
    await open(page, site);
    await find(page).scrollIntoViewIfNeeded();
    await waitForIdle(page);
  } else {
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(site + name, { waitUntil: 'networkidle' });
  }
  const timings = page.evaluate(async () => {
    const seen = { first: 0, blocking: 0, interaction: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'first-contentful-paint') seen.first = Math.round(entry.startTime);
        else if (entry.entryType === 'longtask' && seen.first) seen.blocking += entry.duration - 50;
        else if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration);
    });
    for (const type of ['paint', 'longtask', 'event'])
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return seen;
  });
  await find?.(page).click();
  const { interaction, ...loading } = await timings;
  await page.close();
  return find ? { interaction } : loading;
}
