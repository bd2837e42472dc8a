import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import { readThrough } from '#tests/support/page/animations.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

// That no page asks anyone but us for anything is what every test shows; see support/test.ts.

/** All that a page could leave behind in a browser. */
async function leftBehind(page: Page) {
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

const nothing = {
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
  cookie: '',
  cookies: [],
};

test('no page leaves anything in the browser', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const path of ['/', '/about', '/careers', '/product', '/nowhere', '/#contact']) {
    await open(page, path);
    await readThrough(page);
    expect(await leftBehind(page), path).toEqual(nothing);
  }
});

test('nor does sending a message', async ({ page }) => {
  await open(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill({ name: `mark-${crypto.randomUUID()}` });
  await button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await page.waitForLoadState('networkidle');
  expect(await leftBehind(page)).toEqual(nothing);
});

test('what is kept of a message is said at an address of its own', async ({ page }) => {
  const { privacy } = contactWords;
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: privacy.title }).click();
  await expect(page).toHaveURL('/#privacy');
  const said = page.locator('#privacy');
  await expect(said).toBeInViewport();
  await expect(said.getByRole('heading')).toHaveText(privacy.title);
  await expect(said.getByRole('paragraph')).toHaveText([...privacy.lines]);
  await expect(page.locator('#contact')).toContainText(company.mailboxes.general);
});
