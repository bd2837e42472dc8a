import type { Page, Response } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

/** Bytes as they are sent. An ordinary edit comes nowhere near; the build prints what each page weighs. */
const bounds = { html: 18_000, scripts: 80_000, all: 200_000 };

/** Keeps what the page is sent from now on. */
function responsesOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
}

const isScript = (response: Response) => response.url().endsWith('.js');

async function sizeOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function hasClientLibrary(responses: Response[]): Promise<boolean> {
  const texts = await Promise.all(responses.filter(isScript).map((script) => script.text()));
  return texts.some((text) => /supabase|postgrest/i.test(text));
}

for (const { path } of Object.values(pages)) {
  test(`the first view of ${path} weighs no more than it should`, async ({ page }) => {
    const responses = responsesOf(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const scripts = responses.filter(isScript);
    expect(scripts.length).toBeGreaterThan(1);
    expect(await sizeOf(responses.slice(0, 1))).toBeLessThan(bounds.html);
    expect(await sizeOf(scripts)).toBeLessThan(bounds.scripts);
    expect(await sizeOf(responses)).toBeLessThan(bounds.all);
    expect(await hasClientLibrary(responses)).toBe(false);
  });
}

test('the backend’s library comes when the form comes near', async ({ page }) => {
  const responses = responsesOf(page);
  await open(page, '/');
  const top = await page.locator('#contact').evaluate((form) => form.getBoundingClientRect().top);
  await scrollTo(page, top - 850);
  await expect.poll(() => hasClientLibrary(responses)).toBe(true);
});

test('it comes when the form is touched', async ({ page }) => {
  const responses = responsesOf(page);
  await open(page, '/');
  await contactFormOf(page).fields.name.evaluate((field) => field.focus({ preventScroll: true }));
  await expect.poll(() => hasClientLibrary(responses)).toBe(true);
});
