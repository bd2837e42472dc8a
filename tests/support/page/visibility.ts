import type { Page } from '@playwright/test';
import { settled } from './open.ts';

/** Makes the page believe that its tab is hidden: a headless one never is. */
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
