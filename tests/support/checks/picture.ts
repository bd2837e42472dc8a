import type { Page } from '@playwright/test';
import { settled } from '#tests/support/page/open.ts';
import { scrollTo, scrollY } from '#tests/support/page/scrolling.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Unaware {
  unaware?: boolean;
}

/**
 * To be called before the page is opened. When Chromium takes a picture of more than the window
 * shows, it makes the window one pixel wide for a moment. The page is not to hear of that: it would
 * change its services from tabs to an accordion and back, and forget what was chosen.
 */
export async function readyForPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = window as Unaware;
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function addUnlessUnaware(type, listener, options) {
      const ofWindow = this === window && (type === 'resize' || type === 'scroll');
      if (typeof listener !== 'function' || !(ofWindow || this instanceof MediaQueryList)) {
        return add.call(this, type, listener, options);
      }
      add.call(this, type, (event) => state.unaware || listener.call(this, event), options);
    };
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => state.unaware || tell(entries, observer), options);
      }
    };
  });
}

/**
 * A PNG of the window, or of an area of the page in the page's own pixels. What is larger than the
 * window is shown as the page looks when it has not been scrolled.
 */
export async function pictureOf(page: Page, area?: Area): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const capture = async (beyond: boolean) => {
    const clip = area && { clip: { ...area, scale: 1 }, captureBeyondViewport: beyond };
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', ...clip });
    return Buffer.from(data, 'base64');
  };
  try {
    if (!area || (await isInWindow(page, area))) return await capture(false);
    if ((await scrollY(page)) > 0) {
      await scrollTo(page, 0);
      await settled(page);
    }
    await page.evaluate(setUnaware, true);
    await page.evaluate(fixImages);
    return await sameTwice(() => capture(true));
  } finally {
    await page.evaluate(setUnaware, false);
    await session.detach();
  }
}

/** The tiny window may still move the page under the first of several pictures. */
async function sameTwice(capture: () => Promise<Buffer>): Promise<Buffer> {
  let last = await capture();
  for (let attempt = 0; attempt < 6; attempt++) {
    const next = await capture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('No two pictures of this page are alike: something in it still moves.');
}

function isInWindow(page: Page, { x, y, width, height }: Area): Promise<boolean> {
  return page.evaluate(
    ({ left, top, right, bottom }) =>
      left >= window.scrollX &&
      top >= window.scrollY &&
      right <= window.scrollX + document.documentElement.clientWidth &&
      bottom <= window.scrollY + window.innerHeight,
    { left: x, top: y, right: x + width, bottom: y + height },
  );
}

/** The tiny window would ask for smaller files, and the first picture after it would show none. */
async function fixImages(): Promise<void> {
  const loaded = [...document.images].filter(({ currentSrc, complete }) => currentSrc && complete);
  for (const image of loaded) {
    const { currentSrc } = image;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.src = currentSrc;
  }
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

function setUnaware(unaware: boolean): void {
  (window as Unaware).unaware = unaware;
}
