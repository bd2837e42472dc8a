import type { Page } from '@playwright/test';

/** Returns everything that a page can store in a browser. */
export async function readStorage(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
  }));
  return { ...stored, cookies: await page.context().cookies() };
}

export const emptyStorage = {
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
  cookie: '',
  cookies: [],
};
