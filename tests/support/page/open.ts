import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Opens or reloads a page, but holds back its scripts, like a slow network. The returned function
 * releases them and waits for hydration.
 */
export async function openWithDelayedScripts(
  page: Page,
  path?: string,
): Promise<() => Promise<void>> {
  const release = await delayRequests(page, '**/assets/react-*.js');
  const options = { waitUntil: 'domcontentloaded' } as const;
  await (path ? page.goto(path, options) : page.reload(options));
  await waitForIdle(page);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Holds back requests, like a slow network, until the returned function is called. */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page with its clock stopped. Only `advanceClock` moves it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await open(page, path);
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Stops at a time that the running clock has not passed yet, even on a busy machine.
  await page.clock.pauseAt(60_000);
}

/** Moves the stopped clock ahead. Each timer that is due by then fires only once, even one that repeats. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await waitForIdle(page);
}

/** Waits until React has hydrated the page and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await waitForIdle(page);
}

/**
 * Waits until observers have reported and React has rendered what they changed. Counts frames with
 * an observer, because the clock may have stopped timers and animation frames.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      });
  });
}
