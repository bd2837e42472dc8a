import type { Page, Response } from '@playwright/test';
import { emptyStorage, readStorage } from '#tests/support/checks/storage.ts';
import {
  delayRequests,
  open,
  openWithDelayedScripts,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { findProgram } from '#tools/programs.ts';

test.use(inMotion);

const phone = { width: 390, height: 800 };
const laptop = { width: 1280, height: 600 };

/** The budget for bytes on the wire and for elements, at least a tenth above the measured values. */
const budget = {
  html: 19_600,
  scripts: 89_000,
  all: 200_000,
  elements: 670,
};

async function sumSizes(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const path of pagePaths)
  test(`${path} loads within its budget and stores nothing`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const find = (pattern: RegExp) => responses.filter((response) => pattern.test(response.url()));
    await page.setViewportSize(phone);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(find(/\/observe-feature[^/]*\.svg$/)).toHaveLength(path === '/' ? 1 : 0);
    expect(find(/\.woff2$/)).toHaveLength(1);
    const scripts = find(/\.js$/);
    expect(await sumSizes(responses.slice(0, 1))).toBeLessThan(budget.html);
    expect(await sumSizes(scripts)).toBeLessThan(budget.scripts);
    expect(await sumSizes(responses)).toBeLessThan(budget.all);
    expect(await page.locator('*').count()).toBeLessThan(budget.elements);
    // The library that sends messages loads only when a message is sent.
    for (const script of scripts) expect(await script.text()).not.toMatch(/supabase|postgrest/i);
    expect(await readStorage(page)).toEqual(emptyStorage);
  });

test('a page refreshes an expired Supabase session', async ({ page }) => {
  const session = { access_token: 'old', refresh_token: 'old', token_type: 'bearer', user: {} };
  const expired = JSON.stringify({ ...session, expires_at: 1 });
  // supabase-js derives the key from the start of its host, 127.0.0.1.
  await page.addInitScript((value) => (localStorage['sb-127-auth-token'] ??= value), expired);
  const fresh = { ...session, access_token: 'new', expires_in: 3600 };
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ json: fresh }));
  await open(page, '/about');
  const readToken = () =>
    page.evaluate(() => JSON.parse(localStorage['sb-127-auth-token']).access_token);
  await expect.poll(readToken).toBe('new');
});

test('the home page paints before its scripts and its typeface load', async ({ page }) => {
  await delayRequests(page, '**/*.woff2');
  await openWithDelayedScripts(page, '/');
  const countPaints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(countPaints).toBe(1);
});

for (const size of [phone, laptop])
  test(`the home page loads without visible layout shifts at ${size.width}px`, async ({ page }) => {
    test.skip(!findProgram('arial'), 'The fallback font is not installed');
    await page.setViewportSize(size);
    const releaseFonts = await delayRequests(page, '**/*.woff2');
    const releaseScripts = await openWithDelayedScripts(page, '/');
    await releaseScripts();
    const hasFont = () => page.evaluate(() => document.fonts.check('1em "Radio Canada Big"', 'a'));
    expect(await hasFont()).toBe(false);
    releaseFonts();
    await expect.poll(hasFont).toBe(true);
    await waitForIdle(page);
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Returns the sum of the page's layout shifts so far. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
