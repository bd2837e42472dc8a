import type { Page } from '@playwright/test';

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

/** A PNG of the window, or of an area of the page in the page's own pixels. */
export async function pictureOf(page: Page, area?: Area): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  await setUnaware(page, true);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    ...(area && { clip: { ...area, scale: 1 }, captureBeyondViewport: true }),
  });
  await setUnaware(page, false);
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function setUnaware(page: Page, unaware: boolean): Promise<void> {
  await page.evaluate((unaware) => {
    (window as Unaware).unaware = unaware;
  }, unaware);
}
