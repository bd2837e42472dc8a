import type { Page } from '@playwright/test';
import type { Answer } from './interactions.ts';

interface Marks {
  /** Of the longest event that belongs to an interaction. */
  longest: number;
  /** When the mouse came onto it, or it was pressed. */
  started?: number;
  drawn?: number;
  expected?: string;
}

type Marked = typeof globalThis & { marks: Marks };

/** Event Timing tells of nothing shorter, and rounds to 8 ms. */
const shortest = 16;

/** Runs in the page before anything of its own. */
export function watchPage(): void {
  const marks: Marks = { longest: 0 };
  (globalThis as Marked).marks = marks;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) {
        marks.longest = Math.max(marks.longest, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const look = () => {
    if (!marks.expected || marks.drawn || !document.querySelector(marks.expected)) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      marks.drawn ??= performance.now();
    });
    port1.start();
    // A message sent from a frame's callback arrives when the frame has been laid out and painted.
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  for (const name of ['pointerover', 'pointerdown']) {
    addEventListener(
      name,
      ({ timeStamp }) => {
        marks.started ??= timeStamp;
      },
      true,
    );
  }
  addEventListener('focusin', look);
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}

/** What came before does not count. */
export async function clearMarks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { marks } = globalThis as Marked;
    marks.longest = 0;
    delete marks.started;
  });
}

export async function expectEffect(page: Page, selector: string): Promise<void> {
  await page.evaluate((expected) => {
    (globalThis as Marked).marks.expected = expected;
    if (document.querySelector(expected)) throw new Error(`Already there: ${expected}`);
  }, selector);
}

export async function readMarks(page: Page): Promise<Answer> {
  await page.waitForFunction(() => (globalThis as Marked).marks.drawn);
  // Events are told of some time after their frame.
  await page.waitForTimeout(300);
  const { longest, started, drawn } = await page.evaluate(() => (globalThis as Marked).marks);
  if (!started || !drawn) throw new Error('The page was not touched.');
  return { event: Math.max(shortest, longest), effect: drawn - started };
}
