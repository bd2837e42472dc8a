import type { Page } from '@playwright/test';
import { settled } from './open.ts';

/** A headless tab is never really hidden, so the page is told what a browser would tell it. */
export async function setTabVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    Object.defineProperties(document, {
      visibilityState: { value: visible ? 'visible' : 'hidden', configurable: true },
      hidden: { value: !visible, configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visible);
  await settled(page);
}
