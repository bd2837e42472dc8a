import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tools/programs.ts';

/** Opens a window with the back-forward cache, which Playwright disables and the headless shell lacks. */
export async function withBackForwardCache(
  baseURL: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...chromiumLaunch('chromium'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await use(await browser.newPage({ baseURL }));
  await browser.close();
}
