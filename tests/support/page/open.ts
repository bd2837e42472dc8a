import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Opens a page as far as a slow network has brought it by the time its scripts are asked for. What it
 * gives lets them arrive, and waits as `open` does.
 */
export async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  // The first script asks for it; in Firefox the load event waits for it.
  const asked = page.waitForRequest('**/assets/react-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return async () => {
    arrive();
    await hydrated(page);
  };
}

/** `open` with time standing still, until the test lets it pass with `page.clock.runFor`. */
export async function openInStoppedTime(page: Page, path: string): Promise<void> {
  await stopTime(page);
  await open(page, path);
  await settled(page);
}

export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets time pass, and the page answer to it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settled(page);
}

/** React has taken over the server's HTML, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await settled(page);
}

/** What the browser has seen by now has reached React, and React has drawn and acted on it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers are told in the order of their making, so all of the page's have been told before ours.
    const observed = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    // React works in messages to itself; timers and frames may stand still.
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
