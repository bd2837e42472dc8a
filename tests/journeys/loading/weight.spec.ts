import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { type PageName, pageNames, pages } from '#content/pages.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Bytes of all JavaScript of a page's first load, as brotli makes them at its best. */
const budgetOf = (name: PageName) => (name === 'home' ? 68_000 : 64_000);

/** Keeps the text of every script that the page asks for, by its address. */
function scriptsOf(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (answer: Response) => {
    if (answer.request().resourceType() !== 'script' && !answer.url().endsWith('.js')) return;
    if (!scripts.has(answer.url())) scripts.set(answer.url(), answer.text());
  });
  return scripts;
}

function compressedSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).byteLength;
}

async function hasClientLibrary(scripts: Map<string, Promise<string>>): Promise<boolean> {
  const texts = await Promise.all(scripts.values());
  return texts.some((text) => /supabase|postgrest/i.test(text));
}

for (const name of pageNames) {
  test(`the first load of ${name} is light`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(pages[name].path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const texts = await Promise.all(scripts.values());
    expect(texts.length).toBeGreaterThan(0);
    const sizes = texts.map(compressedSize);
    const sum = sizes.reduce((a, b) => a + b, 0);
    expect(
      sum,
      [...scripts.keys()].map((url, at) => `${sizes[at]} ${url}`).join('\n'),
    ).toBeLessThanOrEqual(budgetOf(name));
    expect(await hasClientLibrary(scripts)).toBe(false);
  });
}

test('the HTML of home comes in one flight of packets', async ({ request }) => {
  // Ten packets of 1,460 bytes, less what the answer's head takes.
  expect(compressedSize(await (await request.get('/')).text())).toBeLessThanOrEqual(13_690);
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

test('no other page loads it', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const { path } of [pages.about, pages.careers, pages.product]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(await hasClientLibrary(scripts)).toBe(false);
});
