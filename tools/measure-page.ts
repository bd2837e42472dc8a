import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { workflow } from '#content/workflow.ts';
import { answerCalls, contactFormOf } from '#tests/support/page/contact.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open, settled } from '#tests/support/page/open.ts';
import { nthService, serviceControl } from '#tests/support/page/services.ts';

export type Measured = Record<string, number>;

/** By name: the window's width, and what is clicked. */
export const clicks: Record<string, [number, (page: Page) => Locator]> = {
  menu: [390, (page) => page.getByRole('button', { name: 'Open menu' })],
  dot: [1280, (page) => heroOf(page).dot(2)],
  accordion: [390, (page) => serviceControl(page, nthService(2).title)],
  service: [1280, (page) => serviceControl(page, nthService(2).title)],
  send: [1280, (page) => contactFormOf(page).button],
  next: [1280, (page) => page.getByRole('button', { name: workflow.next, exact: true })],
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Lighthouse's slow line. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184e3, uploadThroughput: 84e3 };

/** Loads a page with an empty cache, until the network is quiet. */
export async function load(browser: Browser, url: string): Promise<Measured> {
  const { page, session } = await newPage(browser, phone);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { first, largest, blocking } = await page.evaluate(() => window.seen);
  await page.close();
  return { first, largest, blocking, KB: bytes / 1000 };
}

/** Clicks on a page that is ready, and measures until the next paint. */
export async function click(browser: Browser, site: string, name: string): Promise<Measured> {
  const [width, find] = clicks[name] ?? [0, (page: Page) => page.locator('html')];
  const { page, session } = await newPage(browser, { viewport: { width, height: 800 } });
  await answerCalls(page);
  await open(page, site + (name === 'next' ? pages.product.path : '/'));
  if (name === 'send') await contactFormOf(page).fill();
  await find(page).scrollIntoViewIfNeeded();
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => Object.assign(window.seen, { paint: 0 }));
  await find(page).click();
  await page.waitForFunction(() => window.seen.paint);
  const { paint } = await page.evaluate(() => window.seen);
  await page.close();
  return { paint };
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, blocking: 0, paint: 0 };
    window.seen = seen;
    const observer = new PerformanceObserver((list) => {
      for (const {
        entryType,
        name,
        startTime,
        duration,
        interactionId,
      } of list.getEntries() as PerformanceEventTiming[])
        if (name === 'first-contentful-paint') seen.first = startTime;
        else if (entryType === 'largest-contentful-paint') seen.largest = startTime;
        else if (entryType === 'longtask' && seen.first) seen.blocking += duration - 50;
        else if (interactionId) seen.paint = Math.max(seen.paint, duration);
    });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'event'])
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return { page, session: await page.context().newCDPSession(page) };
}

declare global {
  interface Window {
    seen: { first: number; largest: number; blocking: number; paint: number };
  }
}
