import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { Command, Option } from 'commander';
import { pages } from '#content/pages.ts';
import { startListening } from '#server/http/listen.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { nthService, serviceControl } from '#tests/support/page/services.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { buildCommit } from './built-commit.ts';
import { chromiumLaunch, installMissingPrograms } from './programs.ts';
import { runOrExit } from './run.ts';

/** Interactions: the window's width, and what is clicked. */
const clicks: Record<string, [number, (page: Page) => Locator]> = {
  menu: [390, (page) => page.getByRole('button', { name: 'Open menu' })],
  dot: [1280, (page) => heroOf(page).dot(2)],
  service: [1280, (page) => serviceControl(page, nthService(2).title)],
  send: [1280, (page) => contactFormOf(page).button],
};
const paths = Object.values(pages).map(({ path }) => path);
const names = ['bare', ...paths, ...Object.keys(clicks)];
/** As Lighthouse throttles a mobile connection. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184e3,
  uploadThroughput: 84e3,
};

const { against, rounds, only } = new Command('npm run bench --')
  .description(
    'Times first paint and blocking tasks of each page on a slow phone, beside a bare heading, and the paint after a click. Prints medians in ms.',
  )
  .option('--against <commit>', 'measure that commit, too')
  .addOption(new Option('--rounds <number>').choices(['1', '3', '5', '9', '15']).default('3'))
  .addOption(new Option('--only <names...>').choices(names).default(names, 'all'))
  .parse()
  .opts<{ against?: string; rounds: string; only: string[] }>();

await installMissingPrograms(['chromium']);
await runOrExit(['node', '--env-file-if-exists=.env', 'generator/build-if-changed.ts']);
const browser = await chromium.launch(chromiumLaunch('chromium'));
const bare = createServer((_, response) => response.end('<!doctype html><h1>Bare</h1>'));
const bareUrl = await startListening(bare, 0, '127.0.0.1');
const dists = { now: 'dist', ...(against && { [against]: await buildCommit(against) }) };
const sites = new Map<string, string>();
for (const [build, dist] of Object.entries(dists)) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'));
  const { url, pid } = await startServer(dist, { DATA_DIR }, join(dist, 'server/main.js'));
  process.on('exit', () => process.kill(pid));
  sites.set(build, url);
}
const times: Record<string, Record<string, number[]>> = {};
for (const name of only)
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [build, site] of sites)
      for (const [figure, time] of Object.entries(await measure(site, name)))
        ((times[`${name} ${figure}`] ??= {})[build] ??= []).push(time);
const rows = Object.entries(times).map(([row, builds]) => {
  const medians = Object.entries(builds).map(([build, values]) => {
    return [build, Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN)];
  });
  return [row, Object.fromEntries(medians)];
});
console.table(Object.fromEntries(rows));
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
    await answerCalls(page);
    await open(page, site);
    if (name === 'send') await contactFormOf(page).fill();
    await find(page).scrollIntoViewIfNeeded();
    await settled(page);
  } else {
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(name === 'bare' ? bareUrl : site + name, { waitUntil: 'networkidle' });
  }
  const timings = page.evaluate(async () => {
    const seen = { first: 0, blocking: 0, interaction: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
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
