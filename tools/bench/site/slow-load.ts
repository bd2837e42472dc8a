import type { Browser, CDPSession, Page } from '@playwright/test';

/** Milliseconds from the navigation on, as the browser itself saw them. */
export interface SlowLoad {
  fcp: number;
  lcp: number;
  /** What moved under the reader, as CLS has it: here the font arrives late. */
  shift: number;
  /** Undefined where React does not take over a page. */
  hydrated: number | undefined;
}

interface Marks {
  hydratedAt?: number;
  lcp?: number;
  shift?: number;
}

/** TypeScript's library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
/** For a page that is not React's. */
const patience = 15_000;

/** Loads a page on a slow network with a slow processor, nothing of it simulated afterwards. */
export async function loadSlowly(
  browser: Browser,
  url: string,
  expectReact: boolean,
): Promise<SlowLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await slowProcessor(session);
  await page.addInitScript(watchLoad);
  await page.goto(url, { waitUntil: 'load' });
  if (expectReact) await hydration(page);
  await page.waitForLoadState('networkidle');
  const load = await page.evaluate(() => {
    const { hydratedAt, lcp = Number.NaN, shift = 0 } = globalThis as Marks;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { fcp: paint?.startTime ?? Number.NaN, lcp, shift, hydrated: hydratedAt };
  });
  await context.close();
  return load;
}

/** A quarter of this machine's speed. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function hydration(page: Page): Promise<void> {
  await page
    .waitForFunction(() => (globalThis as Marks).hydratedAt, undefined, { timeout: patience })
    .catch(() => undefined);
}

/** Runs in the page before anything of its own. */
function watchLoad(): void {
  const marks = globalThis as Marks;
  new PerformanceObserver((list) => {
    marks.lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) marks.shift = (marks.shift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const look = () => {
    const root = document.querySelector('#root, #app, #__next');
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    // oxlint-disable-next-line typescript/no-explicit-any -- React's own notes on its root element
    const fiber = key && (root as any)[key];
    if (fiber?.stateNode.current.memoizedState.isDehydrated === false) {
      marks.hydratedAt = performance.now();
    } else {
      setTimeout(look, 4);
    }
  };
  look();
}
