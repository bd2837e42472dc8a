import type { Page, Response } from '@playwright/test';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** Bytes of all JavaScript of a page's first load, as they are sent. */
const budgetOf = (name: PageName) => (name === 'home' ? 68_000 : 64_000);

/** Keeps every script that the page is sent, by its address. */
function scriptsOf(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response);
  });
  return scripts;
}

async function sizeOf(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}

async function hasClientLibrary(scripts: Map<string, Response>): Promise<boolean> {
  const texts = await Promise.all([...scripts.values()].map((script) => script.text()));
  return texts.some((text) => /supabase|postgrest/i.test(text));
}

for (const name of pageNames) {
  test(`the first load of ${name} is light`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await open(page, pages[name].path);
    await page.waitForLoadState('networkidle');

    expect(scripts.size).toBeGreaterThan(0);
    const sizes = await Promise.all([...scripts.values()].map(sizeOf));
    const sum = sizes.reduce((a, b) => a + b, 0);
    expect(
      sum,
      [...scripts.keys()].map((url, at) => `${sizes[at]} ${url}`).join('\n'),
    ).toBeLessThanOrEqual(budgetOf(name));
    expect(await hasClientLibrary(scripts)).toBe(false);
  });
}

test('the HTML of home comes in one flight of packets', async ({ page }) => {
  const response = await page.goto('/');
  // Ten packets of 1,460 bytes, less what the response's head takes.
  expect(response && (await sizeOf(response))).toBeLessThanOrEqual(13_690);
});

test('the backend’s library comes when the form comes near', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await hasClientLibrary(scripts)).toBe(false);
  const top = await page.locator('#contact').evaluate((form) => form.getBoundingClientRect().top);
  await scrollTo(page, top - 850);
  await expect.poll(() => hasClientLibrary(scripts)).toBe(true);
});

test('it comes when the form is touched', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await contactFormOf(page).fields.name.evaluate((field) => field.focus({ preventScroll: true }));
  await expect.poll(() => hasClientLibrary(scripts)).toBe(true);
});
