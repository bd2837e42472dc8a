import type { Page } from '@playwright/test';

/** Opens a page and waits until it responds to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page but holds back its scripts, like a slow network. The returned function delivers them and waits for hydration. */
export function openWithDelayedScripts(page: Page, path: string): Promise<() => Promise<void>> {
  // The load event waits for the scripts.
  return withSlowScripts(page, () => page.goto(path, { waitUntil: 'commit' }));
}

export function reloadWithDelayedScripts(page: Page): Promise<() => Promise<void>> {
  return withSlowScripts(page, () => page.reload({ waitUntil: 'commit' }));
}

async function withSlowScripts(
  page: Page,
  load: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await load();
  await page.waitForLoadState('domcontentloaded');
  await waitForIdle(page);
  return async () => {
    arrive();
    await waitForHydration(page);
  };
}

/** Opens a page with its clock stopped, until the test calls `advanceClock`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await open(page, path);
  await waitForIdle(page);
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far enough ahead that a busy machine has not passed it.
  await page.clock.pauseAt(60_000);
}

/** Runs every timer due within this time. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForIdle(page);
}

/** Jumps ahead. Each timer due by then fires once. */
export async function jumpClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await waitForIdle(page);
}

/** Waits until React has hydrated the page and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await waitForIdle(page);
}

/** Waits until observers have reported and React has rendered what they changed. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers are called in the order of their creation: the page's before this one.
    const observed = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    // React schedules by messages. Timers and frames may be stopped.
    const message = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          port1.close();
          resolve();
        });
        port1.start();
        port2.postMessage(undefined);
      });
    for (let round = 0; round < 2; round++) {
      await observed();
      for (let hop = 0; hop < 5; hop++) await message();
    }
  });
}
