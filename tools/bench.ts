// `npm run bench -- URL…`: times each page of running sites, alternately, on a slow phone, and prints medians (ms) of
// the first paint, the time that tasks block after the first paint, and the paint after a tap on the menu.
import { chromium, devices } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { open } from '#tests/support/page/open.ts';
import { chromiumLaunch } from './programs.ts';

/** Lighthouse's settings for a slow mobile connection. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184e3,
  uploadThroughput: 84e3,
};
const rounds = 5;
const urls = process.argv.slice(2);
/** Defaults to the site that `npm start` serves. */
const sites = urls.length > 0 ? urls : ['http://127.0.0.1:3000'];
const browser = await chromium.launch(chromiumLaunch());
const times: Record<string, Record<string, number[]>> = {};
for (let round = 0; round < rounds; round += 1)
  for (const { path } of Object.values(pages))
    for (const site of sites)
      for (const [metric, time] of Object.entries(await measure(new URL(path, site).href)))
        ((times[`${path} ${metric}`] ??= {})[site] ??= []).push(time);
const medians: Record<string, Record<string, number>> = {};
for (const [name, row] of Object.entries(times))
  for (const [site, values] of Object.entries(row))
    (medians[name] ??= {})[site] = values.toSorted((a, b) => a - b)[rounds >> 1] ?? NaN;
console.table(medians);
await browser.close();

async function measure(url: string) {
  const page = await browser.newPage(devices['Moto G4']);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await open(page, url);
  const measuring = page.evaluate(async () => {
    const timings = { first: 0, blocking: 0, tap: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'first-contentful-paint') timings.first = Math.round(entry.startTime);
        else if (entry.entryType === 'longtask' && timings.first)
          timings.blocking += entry.duration - 50;
        else if (entry.interactionId) timings.tap = Math.max(timings.tap, entry.duration);
    });
    for (const type of ['paint', 'longtask', 'event'])
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return timings;
  });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const timings = await measuring;
  await page.close();
  return timings;
}
